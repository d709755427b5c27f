# SPDX-License-Identifier: BSD-3-Clause
# Generated from spec/api.yaml by codegen. Do not edit.
set(TUTTI_VERSION 1.5.0)
