import { contribution, errorLoggerPoint, type Contribution } from '@quartermaster/core';
import { consoleErrorLogger } from '@quartermaster/core/host';
import { areaDefaults } from '@quartermaster/screens';

/** The contributions that every store falls through to, as in the web application. A screen that fails says so in the console: a story with an error there fails. */
export const defaults: readonly Contribution[] = [...areaDefaults, contribution(errorLoggerPoint, consoleErrorLogger)];
