export { registerAccountsApi } from './register-accounts-api.ts';
