/// <reference types="vite/client" />
import { contribution, errorLoggerPoint, type Contribution } from '@quartermaster/core';
import { consoleErrorLogger } from '@quartermaster/core/host';
import { defaultLayouts, defaultScreens, displayScreens, shellDefaults } from '@quartermaster/screens';

/** What every store falls through to. */
export const defaults: readonly Contribution[] = [
  ...defaultLayouts,
  ...shellDefaults,
  ...displayScreens,
  ...defaultScreens,
  ...(import.meta.env.DEV ? [contribution(errorLoggerPoint, consoleErrorLogger)] : []),
];
