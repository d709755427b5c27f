/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/status.yaml by codegen. Do not edit. */
#ifndef TUTTI_STATUS_H
#define TUTTI_STATUS_H

/* What a call returns. Numbers are permanent. */
typedef enum tutti_status {
    TUTTI_OK = 0,              /* The call did what it should. */
    TUTTI_ERR_ARGUMENT = 1,    /* An argument is wrong. */
    TUTTI_ERR_BUFFER = 2,      /* A buffer is NULL, or what is read overlaps what is written. */
    TUTTI_ERR_UNSUPPORTED = 3, /* This is not carried, by any engine or by the one in use. */
    TUTTI_ERR_STATE = 4,       /* This is the wrong moment for the call. */
    TUTTI_ERR_COMM = 5,        /* The communicator is NULL, freed or broken. */
    TUTTI_ERR_BACKEND = 6,     /* The engine failed. */
    TUTTI_ERR_MEMORY = 7,      /* There is no memory, or no engine for memory of this kind. */
    TUTTI_ERR_TIMEOUT = 8,     /* A deadline passed. */
    TUTTI_ERR_MISMATCH = 9,    /* The ranks did not make the same call. */
    TUTTI_ERR_ABORTED = 10     /* The job is being ended. */
} tutti_status;

#endif
