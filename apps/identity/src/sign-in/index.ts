export { authenticator } from './authenticate.ts';
export { deviceCookies } from './device-cookie.ts';
export { databaseFirstFactors } from './first-factor.ts';
export { liftAccountLimits, liftNetworkLimits } from './lift-limits.ts';
export { recovery } from './recovery.ts';
export { DEFAULT_LIMITS, readSignInLimits, type SignInLimits } from './sign-in-limits.ts';
export { registerSignIn } from './sign-in-routes.ts';
export { databaseThrottle } from './throttle.ts';
