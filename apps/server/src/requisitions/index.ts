export { requisitionCommand } from './command/requisition-command.ts';
export { RequisitionError } from './requisition-error.ts';
export { folderTransport } from './sending/folder-transport.ts';
