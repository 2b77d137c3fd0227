import type { Metrics, MetricsServer } from '@quartermaster/metrics';
import { defineToken } from '../runtime/index.ts';

export const metrics = defineToken<Metrics | null>('metrics', 'The figures of this process; null where nothing is measured.');

export const metricsServer = defineToken<MetricsServer | null>('metricsServer', 'Serves the figures of this process; null where nothing is measured, or where the supervisor serves them.');
