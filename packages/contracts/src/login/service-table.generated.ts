// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { loginArea } from './area.ts';

export const loginTable: ServiceTableOf<typeof loginArea> = {
  "/login": {"method":"GET","access":"visitor","responses":["Success"]},
  "/login/auth_tokens": {"method":"POST","access":"visitor","background":true,"responses":["Success","Failure"],"sensitive":["code","code_verifier","dpop_proof"]},
  "/login/mfa_sign_in": {"method":"GET","access":"visitor","changesState":true,"spinner":"Multi factor authentication in progress...","responses":["Success","accessDenied","Forbidden"]},
  "/login/oauth_config": {"method":"GET","access":"visitor","background":true,"responses":["Success"]},
  "/login/pkce": {"method":"GET","access":"visitor","background":true,"responses":["Success"]},
  "/login/sign_in": {"method":"POST","access":"visitor","responses":["Success"]},
  "/login/sign_out": {"method":"GET","access":"visitor","changesState":true,"spinner":"Signing out...","signsOut":true,"responses":["SignedOff","LogoutFromAuthServer","AdvantageConfirmLogOff","FedstripConfirmLogOff"]},
  "/restricted": {"method":"GET","access":"visitor","responses":["FedStripAccessDenied"]},
  "/sign_in/forgot_user_id": {"method":"POST","access":"visitor","responses":["Success","Failure"]},
  "/vs/access_denied": {"method":"GET","access":"visitor","responses":["accessDenied"]},
};
