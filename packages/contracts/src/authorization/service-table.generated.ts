// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { authorizationArea } from './area.ts';

export const authorizationTable: ServiceTableOf<typeof authorizationArea> = {
  "/profile/answer_authorization": {"method":"POST","access":"visitor","spinner":"Sending...","responses":["Open","Answered","OwnRequest","LinkUnknown"],"sensitive":["key"]},
  "/profile/change_authorization": {"method":"POST","access":"buyer","spinner":"Sending...","responses":["Success","NotAMember"]},
  "/profile/request_authorization": {"method":"GET","access":"buyer","responses":["Success","NotAMember"]},
  "/profile/supervisor_response": {"method":"GET","access":"visitor","isBare":true,"responses":["Open","Answered","OwnRequest","LinkUnknown"],"sensitive":["key"]},
};
