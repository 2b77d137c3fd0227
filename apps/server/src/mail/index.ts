export { mailOutbox } from './outbox.ts';
