export { MetricsError } from './error.ts';
export { Metrics, textOf, type Report } from './metrics.ts';
export { observePool } from './observe-pool.ts';
export { observeQueues, patience, type WaitingFigures } from './observe-queues.ts';
export { requestDurations, type AnsweredRequest } from './request-durations.ts';
export { methodLabel, routeLabel } from './route-label.ts';
export { serveMetrics, type MetricsServer } from './serve-metrics.ts';
