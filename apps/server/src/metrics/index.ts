export { textOf, type Metrics } from './metrics.ts';
export { readQueues, type QueueFigures } from './queues.ts';
export { methodLabel, routeLabel } from './route-label.ts';
export { answerForReports, ProcessReports } from './process-reports.ts';
export { serveMetrics } from './serve-metrics.ts';
export { metricsHost, metricsPort } from './settings.ts';
export { metrics } from './tokens.ts';
