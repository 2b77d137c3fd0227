export { mailOutbox } from './outbox.ts';
export { typedLine, typedText } from './typed-text.ts';
