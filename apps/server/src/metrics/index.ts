export { readQueues, type QueueFigures } from './queues.ts';
export { answerForReports, ProcessReports } from './process-reports.ts';
export { metricsHost, metricsPort, metricsSettings } from './settings.ts';
export { metrics } from './tokens.ts';
