// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { departmentArea } from './area.ts';

export const departmentTable: ServiceTableOf<typeof departmentArea> = {
  "/department/adv2git": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","ContactModal","SubmitModal"]},
  "/department/adv_select_suggest": {"method":"GET","access":"visitor","responses":["Initial"]},
  "/department/feedback": {"method":"GET","access":"visitor","responses":["Initial"]},
  "/department/homeoffice": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"]},
  "/department/main": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"]},
  "/department/submit": {"method":"POST","access":"visitor","spinner":"Sending...","responses":["Success","Failure","ModalFailure"]},
  "/department/survey": {"method":"GET","access":"visitor","responses":["Initial"]},
};
