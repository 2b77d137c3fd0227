// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { profileArea } from './area.ts';

export const profileTable: ServiceTableOf<typeof profileArea> = {
  "/ggs/profile/registration": {"method":"GET","access":"visitor","responses":["Initial","Failure","Pre-Register"],"sensitive":[]},
  "/ggs/profile/registration_submit": {"method":"POST","access":"visitor","responses":["Success","Failure","Pre-Register"],"sensitive":[]},
  "/profile/address_book": {"method":"GET","access":"buyer","responses":["Initial","Create","LegacyAddress","NewAAC"],"sensitive":[]},
  "/profile/agency_list": {"method":"GET","access":"visitor","background":true,"cachedFor":3600,"plain":"list","responses":[],"sensitive":[]},
  "/profile/change_address": {"method":"POST","access":"buyer","responses":["Initial","Create","NewAAC"],"sensitive":[]},
  "/profile/manage_payments": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/order_mail": {"method":"POST","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/registration": {"method":"GET","access":"visitor","responses":["Initial"],"sensitive":[]},
  "/profile/registration_submit": {"method":"POST","access":"visitor","responses":["Success","Failure"],"sensitive":[]},
  "/profile/remove_payment": {"method":"POST","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/update_profile": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
};
