export { CallCounts } from './call-counts.ts';
export { drainOrder, isDrainOrder } from './drain-order.ts';
export { answerQuestions, memoryOfSupervisor, type Channel } from './memory-channel.ts';
export { processes } from './processes-setting.ts';
export type { Counted, SharedMemory } from './shared-memory.ts';
export { defaultTimes, supervise, type ServerProcess } from './supervise.ts';
export { sharedMemory } from './tokens.ts';
