// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { ggsArea } from './area.ts';

export const ggsTable: ServiceTableOf<typeof ggsArea> = {
  "/ggs/information/help": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
  "/ggs/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
  "/information/tutorial": {"method":"GET","access":"visitor","rendered":true,"responses":["3","9"],"sensitive":[]},
  "/usmc/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
};
