// What the commands of the desk use.
export { ActivityFileError } from './activities/activity-csv.ts';
export { DeskCommandError } from './command/desk-command-error.ts';
export { endAccountSessions } from './command/end-account-sessions.ts';
export { importActivities } from './command/import-activities.ts';
export { offersCommand } from './command/offers-command.ts';
export { operatorsCommand } from './command/operators-command.ts';
