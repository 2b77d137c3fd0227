// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { mainArea } from './area.ts';

export const mainTable: ServiceTableOf<typeof mainArea> = {
  "/main/ebuy": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"]},
  "/main/end_session": {"method":"GET","access":"visitor","changesState":true,"background":true,"plain":"text","responses":[]},
  "/main/extend_session": {"method":"GET","access":"visitor","changesState":true,"background":true,"plain":"text","responses":[]},
  "/main/home": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"]},
  "/main/page_steps": {"method":"POST","access":"visitor","background":true,"responses":["Noted"]},
  "/main/session": {"method":"GET","access":"visitor","background":true,"responses":["Success"]},
  "/main/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","MODAL Browse Categories","AFLogin"]},
  "/main/stores": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"]},
  "/main/struts_ng_url_map": {"method":"GET","access":"visitor","background":true,"responses":["Success"]},
  "/main/suggestions": {"method":"GET","access":"visitor","background":true,"responses":["Success"]},
};
