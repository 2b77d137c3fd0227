export { openConnection, type ConnectionOptions, type ServerConnection } from './open-connection.ts';
export { registerConnection, registerWebsockets } from './register-connection.ts';
export { defaultConnectionLimits, type ConnectionLimits } from './connection-limits.ts';
