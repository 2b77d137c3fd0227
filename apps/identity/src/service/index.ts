export { readConfig } from './config.ts';
export { startIdentity } from './identity-service.ts';
export { startFailure } from './start-failure.ts';
