export { MULTI_FACTOR_ACR, PASSWORD_AND_CODE_AMR } from './claims.ts';
export { CLIENT_ID } from './client.ts';
export { COOKIE_OPTIONS, cookieNames } from './cookies.ts';
export { currentProvider } from './current-provider.ts';
export { logProviderEvents } from './events.ts';
export { mountProvider } from './mount.ts';
export { createProvider } from './provider.ts';
export { RESOURCE } from './resource.ts';
export { endSession } from './sign-out.ts';
