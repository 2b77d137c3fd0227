// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { aacAssignmentArea } from './area.ts';

export const aacAssignmentTable: ServiceTableOf<typeof aacAssignmentArea> = {
  "/aacassignment/aac_approval": {"method":"GET","access":"visitor","isBare":true,"responses":["Initial","Approved","Rejected","OwnRequest","LinkUnknown"],"sensitive":["key"]},
  "/aacassignment/aac_approval_submit": {"method":"POST","access":"visitor","spinner":"Sending...","responses":["Initial","Approved","Rejected","OwnRequest","LinkUnknown"],"sensitive":["key"]},
  "/aacassignment/aac_password_entry": {"method":"GET","access":"buyer","isBare":true,"responses":["Initial"]},
  "/aacassignment/aac_password_entry_submit": {"method":"POST","access":"buyer","responses":["Initial"],"sensitive":["password"]},
  "/aacassignment/aac_password_request": {"method":"GET","access":"buyer","isBare":true,"responses":["Initial","Success"]},
  "/aacassignment/aac_supervisor_email": {"method":"POST","access":"buyer","spinner":"Sending...","responses":["Initial","Success"],"sensitive":["password","repeated"]},
};
