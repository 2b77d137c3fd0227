// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { messagesArea } from './area.ts';

export const messagesTable: ServiceTableOf<typeof messagesArea> = {
  "/main/change_messages": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Success","Thread","Failure"]},
  "/main/message_center": {"method":"GET","access":"buyer","responses":["Success","Thread","Failure"]},
};
