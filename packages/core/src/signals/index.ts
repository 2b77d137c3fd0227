export { Signal, type ReadableSignal } from './signal.ts';
