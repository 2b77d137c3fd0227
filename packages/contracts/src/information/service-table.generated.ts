// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { informationArea } from './area.ts';

export const informationTable: ServiceTableOf<typeof informationArea> = {
  "/information/comment_form": {"method":"GET","access":"visitor","responses":["Initial"]},
  "/information/comment_form_submit": {"method":"POST","access":"visitor","spinner":"Sending...","responses":["Success","Failure"]},
  "/information/content_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","Index","Failure"]},
  "/information/contractor": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","Failure"]},
  "/information/help": {"method":"GET","access":"visitor","rendered":true,"cachedFor":3600,"isHelp":true,"responses":["Success"]},
  "/information/helpfasid": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","Failure"]},
  "/information/news": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"]},
  "/information/page": {"method":"GET","access":"visitor","rendered":true,"themedKey":"keyName","responses":["InfoPage","InfoModal","Failure"]},
  "/information/state_local": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","Failure"]},
};
