/// <reference types="vite/client" />
import { contribution, errorLoggerPoint, type Contribution } from '@quartermaster/core';
import { consoleErrorLogger } from '@quartermaster/core/host';
import { areaDefaults } from '@quartermaster/screens';

/** The defaults of every store. */
export const defaults: readonly Contribution[] = [
  ...areaDefaults,
  ...(import.meta.env.DEV ? [contribution(errorLoggerPoint, consoleErrorLogger)] : []),
];
