import type { Contribution } from '@quartermaster/core';
import { areaDefaults } from '@quartermaster/screens';
import { hostDefaults } from './host-defaults.ts';

/** The defaults of every store. */
export const defaults: readonly Contribution[] = [...areaDefaults, ...hostDefaults];
