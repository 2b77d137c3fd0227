// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { virtualStoreArea } from './area.ts';

export const virtualStoreTable: ServiceTableOf<typeof virtualStoreArea> = {
  "/af/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"]},
  "/dhs/accessDenied": {"method":"GET","access":"visitor","responses":["accessDenied"]},
  "/dhs/dhsEmailValidation": {"method":"GET","access":"buyer","responses":["Initial","CodeSent"]},
  "/dhs/dhsEmailValidation_submit": {"method":"POST","access":"buyer","responses":["Initial","CodeSent","Success"]},
  "/dhs/dhsValidation": {"method":"GET","access":"buyer","responses":["Success","Failure"]},
  "/dhs/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"]},
  "/state/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"]},
  "/state/stateValidation": {"method":"GET","access":"buyer","responses":["Success","Failure"]},
  "/usda/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"]},
  "/va/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"]},
};
