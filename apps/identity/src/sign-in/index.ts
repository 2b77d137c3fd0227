export { authenticator } from './authenticate.ts';
export { databaseFirstFactors } from './first-factor.ts';
export { registerSignIn } from './sign-in-routes.ts';
export { databaseThrottle } from './throttle.ts';
