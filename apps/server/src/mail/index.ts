export type { Mail, MailStrategy } from './mail.ts';
export { mailOutbox } from './outbox.ts';
export { mail } from './tokens.ts';
