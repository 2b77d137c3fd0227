/// <reference types="vite/client" />
import { contribution, errorLoggerPoint, type Contribution } from '@quartermaster/core';
import { consoleErrorLogger } from '@quartermaster/core/host';
import { areaDefaults } from '@quartermaster/screens';

/** What every store falls through to. */
export const defaults: readonly Contribution[] = [
  ...areaDefaults,
  ...(import.meta.env.DEV ? [contribution(errorLoggerPoint, consoleErrorLogger)] : []),
];
