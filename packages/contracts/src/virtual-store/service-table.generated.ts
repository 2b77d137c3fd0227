// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { virtualStoreArea } from './area.ts';

export const virtualStoreTable: ServiceTableOf<typeof virtualStoreArea> = {
  "/af/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
  "/dhs/accessDenied": {"method":"GET","access":"visitor","responses":["accessDenied"],"sensitive":[]},
  "/dhs/dhsEmailValidation": {"method":"GET","access":"buyer","responses":["Initial","CodeSent"],"sensitive":[]},
  "/dhs/dhsEmailValidation_submit": {"method":"POST","access":"buyer","responses":["Initial","CodeSent","Success"],"sensitive":[]},
  "/dhs/dhsValidation": {"method":"GET","access":"buyer","responses":["Success","Failure"],"sensitive":[]},
  "/dhs/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
  "/state/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
  "/state/stateValidation": {"method":"GET","access":"buyer","responses":["Success","Failure"],"sensitive":[]},
  "/usda/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
  "/va/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
};
