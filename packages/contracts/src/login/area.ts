import { defineContractArea } from '../wire/contract-area.ts';
import { restricted, storeAccessDenied } from './access.services.ts';
import { authTokens } from './auth-tokens.service.ts';
import { forgotUserId } from './forgot-user-id.service.ts';
import { login, mfaSignIn, signOut } from './login.service.ts';
import { oauthConfig } from './oauth-config.service.ts';
import { pkce } from './pkce.service.ts';
import { signIn } from './sign-in.service.ts';

export const loginArea = defineContractArea('login', [
  login,
  mfaSignIn,
  signOut,
  oauthConfig,
  pkce,
  authTokens,
  signIn,
  forgotUserId,
  storeAccessDenied,
  restricted,
]);
