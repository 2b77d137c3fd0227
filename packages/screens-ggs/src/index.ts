import type { Contribution } from '@quartermaster/core';

/** The screens that FSS and USMC have of their own. */
export const ggsScreens: readonly Contribution[] = [];
