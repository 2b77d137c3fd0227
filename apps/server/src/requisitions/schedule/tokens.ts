import { defineToken } from '../../runtime/index.ts';
import type { Pump } from '../../outbox/index.ts';

export const requisitionWorker = defineToken<Pump>('requisitionWorker', 'Sends requisitions at their times of day, and reads the status files that have come in.');
