// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { profileArea } from './area.ts';

export const profileTable: ServiceTableOf<typeof profileArea> = {
  "/ggs/profile/address_book": {"method":"GET","access":"buyer","responses":["Initial","Create","LegacyAddress","NewAAC","CheckOutReview"],"sensitive":[]},
  "/ggs/profile/registration": {"method":"GET","access":"visitor","responses":["Initial","Failure","Pre-Register","VerifyEmail","Received","Expired"],"sensitive":[]},
  "/ggs/profile/registration_submit": {"method":"POST","access":"visitor","responses":["Failure","Pre-Register"],"sensitive":[]},
  "/ggs/profile/update_profile": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/add_payment": {"method":"POST","access":"buyer","responses":["Success","Failure"],"sensitive":["newCard.number"]},
  "/profile/address_book": {"method":"GET","access":"buyer","responses":["Initial","Create","LegacyAddress","NewAAC","CheckOutReview"],"sensitive":[]},
  "/profile/address_import": {"method":"GET","access":"buyer","responses":["Initial"],"sensitive":[]},
  "/profile/agency_list": {"method":"GET","access":"visitor","background":true,"cachedFor":3600,"plain":"list","responses":[],"sensitive":[]},
  "/profile/change_address": {"method":"POST","access":"buyer","responses":["Initial","Create","NewAAC","CheckOutReview"],"sensitive":[]},
  "/profile/change_payment": {"method":"POST","access":"buyer","responses":["Success","Failure"],"sensitive":[]},
  "/profile/dodaac_entry": {"method":"GET","access":"buyer","responses":["Initial"],"sensitive":[]},
  "/profile/export_addresses": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/federal_registration_submit": {"method":"POST","access":"visitor","responses":["Failure"],"sensitive":[]},
  "/profile/freight_forwarder_address": {"method":"GET","access":"buyer","responses":["Initial"],"sensitive":[]},
  "/profile/import_addresses": {"method":"POST","access":"buyer","responses":["Preview","Imported","Unreadable"],"sensitive":[]},
  "/profile/manage_payments": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/order_mail": {"method":"POST","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/overseas_address": {"method":"GET","access":"buyer","responses":["Initial","Military"],"sensitive":[]},
  "/profile/registration": {"method":"GET","access":"visitor","responses":["Initial","StateEmail","VerifyEmail","Received","Expired"],"sensitive":[]},
  "/profile/registration_submit": {"method":"POST","access":"visitor","responses":["Failure","StateFailure"],"sensitive":[]},
  "/profile/remove_payment": {"method":"POST","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/save_profile": {"method":"POST","access":"buyer","responses":["Success","Failure","Outdated"],"sensitive":[]},
  "/profile/select_payments": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/stateUpdateProfile": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/state_registration": {"method":"GET","access":"visitor","responses":["Initial"],"sensitive":[]},
  "/profile/update_profile": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/profile/validatestateemail": {"method":"POST","access":"visitor","responses":["Success","Failure"],"sensitive":[]},
  "/profile/verify_registration": {"method":"POST","access":"visitor","responses":["VerifyEmail","Expired"],"sensitive":[]},
};
