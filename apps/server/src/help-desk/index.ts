export { helpDeskCommand } from './command/help-desk-command.ts';
export { HelpDeskError } from './command/help-desk-error.ts';
