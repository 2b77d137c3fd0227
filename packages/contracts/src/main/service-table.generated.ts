// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { mainArea } from './area.ts';

export const mainTable: ServiceTableOf<typeof mainArea> = {
  "/main/ebuy": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
  "/main/end_session": {"method":"GET","access":"visitor","changesState":true,"background":true,"plain":"text","responses":[],"sensitive":[]},
  "/main/extend_session": {"method":"GET","access":"visitor","changesState":true,"background":true,"plain":"text","responses":[],"sensitive":[]},
  "/main/home": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
  "/main/page_steps": {"method":"POST","access":"visitor","background":true,"responses":["Noted"],"sensitive":[]},
  "/main/session": {"method":"GET","access":"visitor","background":true,"responses":["Success"],"sensitive":[]},
  "/main/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","MODAL Browse Categories","AFLogin"],"sensitive":[]},
  "/main/stores": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
  "/main/struts_ng_url_map": {"method":"GET","access":"visitor","background":true,"responses":["Success"],"sensitive":[]},
  "/main/suggestions": {"method":"GET","access":"visitor","background":true,"responses":["Success"],"sensitive":[]},
};
