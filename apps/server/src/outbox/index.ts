export { nextAttempt } from './next-attempt.ts';
export { startPump, type Pump, type PumpLog, type Worked } from './pump.ts';
export { afterAnyAttempt } from './set-back-clock.ts';
export { outboxDatabase } from './tokens.ts';
