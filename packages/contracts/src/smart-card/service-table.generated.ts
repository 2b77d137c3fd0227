// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { smartCardArea } from './area.ts';

export const smartCardTable: ServiceTableOf<typeof smartCardArea> = {
  "/login/register_smart_card": {"method":"POST","access":"buyer","responses":["Success","NoAction","Error"],"sensitive":["ssl_client_san_other_msupn_0","ssl_client_cert_chain","statement"]},
  "/login/unregister_smart_card": {"method":"GET","access":"buyer","changesState":true,"responses":["Success","NoAction"]},
};
