/// <reference types="vite/client" />
import { contribution, errorLoggerPoint, type Contribution } from '@quartermaster/core';
import { consoleErrorLogger } from '@quartermaster/core/host';

/** What this host adds to the defaults of the screens. */
export const hostDefaults: readonly Contribution[] = import.meta.env.DEV ? [contribution(errorLoggerPoint, consoleErrorLogger)] : [];
