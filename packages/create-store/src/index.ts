export { makeStore } from './make-store.ts';
export { CreateStoreError } from './error.ts';
export type { StoreAnswers } from './store-answers.ts';
