export { loginServices } from './login-services.ts';
export { openIdentity, type Identity, type IdentityOptions, type StoreAccess } from './identity.ts';
export { embeddedIdentity, type IdentityConfig } from './config.ts';
export type { FirstSignInHook } from './buyers.ts';
export { callerOf } from './caller.ts';
export { extend } from './extend.ts';
export { moveSession } from './move-session.ts';
export { forgetSession } from './end-sign-in.ts';
export { firstSignInHooks, identity, storeAccess } from './tokens.ts';
