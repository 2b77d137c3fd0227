import type { Contribution } from '@quartermaster/core';
import { firstDefaults as ofScreens } from '@quartermaster/screens/first';
import { hostDefaults } from './host-defaults.ts';

/** Of the defaults of every store what pages in a browser begin with (decision 0260). */
export const firstDefaults: readonly Contribution[] = [...ofScreens, ...hostDefaults];
