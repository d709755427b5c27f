/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/api.yaml by codegen. Do not edit. */
#ifndef TUTTI_VERSION_H
#define TUTTI_VERSION_H

#define TUTTI_VERSION_MAJOR 1
#define TUTTI_VERSION_MINOR 5
#define TUTTI_VERSION_PATCH 0
#define TUTTI_VERSION_STRING "1.5.0"

/* To compare: #if TUTTI_VERSION >= TUTTI_VERSION_NUMBER(1, 5, 0) */
#define TUTTI_VERSION_NUMBER(major, minor, patch) ((major)*10000 + (minor)*100 + (patch))
#define TUTTI_VERSION \
    TUTTI_VERSION_NUMBER(TUTTI_VERSION_MAJOR, TUTTI_VERSION_MINOR, TUTTI_VERSION_PATCH)

#endif
