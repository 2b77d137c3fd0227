// What the commands of the desk use.
export { DeskCommandError } from './command/desk-command-error.ts';
export { endAccountSessions } from './command/end-account-sessions.ts';
export { importActivities } from './command/import-activities.ts';
export { claimUndo } from './command/claim-undo.ts';
export { agenciesCommand } from './command/agencies-command.ts';
export { synonymsCommand } from './command/synonyms-command.ts';
export { memberDomainsCommand } from './command/member-domains-command.ts';
export { approvalRulesCommand } from './command/approval-rules-command.ts';
export { offersCommand } from './command/offers-command.ts';
export { operatorsCommand } from './command/operators-command.ts';
export { CsvFileError } from './wire/csv-table.ts';
export { finishAddition } from './command/take-additions.ts';
