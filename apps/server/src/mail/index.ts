export type { Mail, MailStrategy } from './mail.ts';
export { forgetOldMail, mailOutbox } from './outbox.ts';
