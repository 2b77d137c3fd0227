export { nextAttempt } from './next-attempt.ts';
export { startPump, type Pump, type PumpLog, type Worked } from './pump.ts';
export { outboxDatabase } from './tokens.ts';
