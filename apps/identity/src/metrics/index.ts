export { readMetricsPlace, type MetricsPlace } from './metrics-setting.ts';
export { openMetrics } from './open-metrics.ts';
