// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { fedstripArea } from './area.ts';

export const fedstripTable: ServiceTableOf<typeof fedstripArea> = {
  "/checkout/requisition": {"method":"GET","access":"buyer","responses":["Initial"]},
  "/checkout/requisition_submit": {"method":"POST","access":"buyer","responses":["Initial"]},
  "/fedstrip/add_to_cart": {"method":"POST","access":"buyer","responses":["Initial"]},
  "/fedstrip/fedstrip_ItemDispatchEntry": {"method":"POST","access":"buyer","responses":["collapseItemEntry"]},
  "/fedstrip/fedstrip_aacentry": {"method":"POST","access":"buyer","responses":["AACEntry","collapseItemEntry"]},
  "/fedstrip/fedstrip_authorize_funds": {"method":"GET","access":"buyer","responses":["Success"]},
  "/fedstrip/fedstrip_authorize_funds_save": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["AuthFedFunds"]},
  "/fedstrip/fedstrip_constantProfile": {"method":"GET","access":"buyer","responses":["Initial"]},
  "/fedstrip/fedstrip_constantProfile_save": {"method":"POST","access":"buyer","responses":["Initial"]},
  "/fedstrip/fedstrip_exceptionEntry": {"method":"GET","access":"buyer","responses":["Initial"]},
  "/fedstrip/fedstrip_exceptionEntry_save": {"method":"POST","access":"buyer","responses":["Initial"]},
  "/fedstrip/fedstrip_init": {"method":"GET","access":"visitor","responses":["Login","AACEntry","ItemEntry","collapseItemEntry","expandedItemEntry"]},
  "/fedstrip/fedstrip_newEntry": {"method":"POST","access":"buyer","responses":["AACEntry","ItemEntry"]},
  "/fedstrip/fedstrip_newaac": {"method":"POST","access":"buyer","responses":["AACEntry","collapseItemEntry"]},
  "/fedstrip/fedstrip_phasedBackRequisitionEntry": {"method":"POST","access":"buyer","responses":["CartVerify","PhasedSuccess"]},
  "/fedstrip/fedstrip_phasedRequisitionEntry": {"method":"GET","access":"buyer","responses":["Initial","CartVerify"]},
  "/fedstrip/fedstrip_shopping_cart": {"method":"GET","access":"buyer","responses":["Initial","OrderSummary","AFCDataEntry","AuthFedFunds"]},
  "/fedstrip/fedstrip_valid_ui": {"method":"GET","access":"visitor","responses":["Success"]},
  "/fedstrip/process_Order": {"method":"POST","access":"buyer","spinner":"Sending...","responses":["Initial","VerifyEmail","AFCDataEntry"]},
  "/fedstrip/sign_out": {"method":"GET","access":"visitor","changesState":true,"spinner":"Signing out...","signsOut":true,"responses":["SignedOff","LogoutFromAuthServer","FedstripConfirmLogOff"]},
};
