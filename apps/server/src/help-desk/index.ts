export { helpDeskCommand } from './command/help-desk-command.ts';
export { messagesFrom } from './data-of-sender.ts';
export { tellDesk, tellDeskWith, written } from './tell-desk.ts';
export { HelpDeskError } from './command/help-desk-error.ts';
