import type { Contribution } from '@quartermaster/core';
import { defaultLayouts, defaultScreens, displayScreens, shellDefaults } from '@quartermaster/screens';

/** What every store falls through to. */
export const defaults: readonly Contribution[] = [...defaultLayouts, ...shellDefaults, ...displayScreens, ...defaultScreens];
