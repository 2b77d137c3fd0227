import type { Pool } from '@quartermaster/database';
import { defineToken } from '../runtime/index.ts';

export const outboxDatabase = defineToken<Pool>('outboxDatabase', 'Connections by which outboxes are worked off: no call of a buyer waits for them.');
