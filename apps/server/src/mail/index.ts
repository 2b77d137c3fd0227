export { mailCommand } from './command/mail-command.ts';
export { MailError } from './command/mail-error.ts';
export { mailOutbox, mailWaiting } from './outbox.ts';
export { reviveMail } from './revive-mail.ts';
export { quoted, typedLine, typedText } from './typed-text.ts';
export { takeBackMail, takeBackUnsentMail } from './mail-status.ts';
