// For tests, the kit of store authors and the catalog: a sample server that answers from the contract, time that tests move, and what a page has that none before had.
export { asBuyer } from './testing/as-buyer.ts';
export { example, examplesOf, plainExample, type Example } from './testing/examples.ts';
export { KnownKinds } from './testing/known-kinds.ts';
export { ManualClock } from './testing/manual-clock.ts';
export { MemoryHistory } from './testing/memory-history.ts';
export { sampleServer, session, type Handler, type SampleAnswer, type SentRequest } from './testing/sample-server.ts';
