import { defineToken } from '../runtime/index.ts';
import type { HealthRecord } from './health-record.ts';
import type { HealthKeeper } from './health-keeper.ts';

export const healthRecord = defineToken<HealthRecord>('healthRecord', 'What failed and what was slow in this process, until it is written.');

export const healthKeeper = defineToken<HealthKeeper>('healthKeeper', 'Writes what this process has counted, where all processes read it.');
