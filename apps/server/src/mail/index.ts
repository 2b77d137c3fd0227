export { mailCommand } from './command/mail-command.ts';
export { MailError } from './command/mail-error.ts';
export { addToWaitingMail } from './gathered-mail.ts';
export { mailOutbox, mailWaiting } from './outbox.ts';
export { reviveMail } from './revive-mail.ts';
export { quoted, typedLine, typedText } from './typed-text.ts';
export { isRefusedRecipient, takeBackMail, takeBackUnsentMail } from './mail-status.ts';
