export type { HealthKeeper } from './health-keeper.ts';
export { HealthRecord, type NotedStatement } from './health-record.ts';
export { readFailures, readProcesses, readSlowStatements } from './read-health.ts';
export { slowStatementLimit } from './settings.ts';
export { healthKeeper, healthRecord } from './tokens.ts';
export { watchLog } from './watch-log.ts';
export { slowStatements } from './watch-statements.ts';
