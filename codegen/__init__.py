# SPDX-License-Identifier: BSD-3-Clause
"""The generator of tutti: load -> shape -> build -> rules -> render -> write or check."""
