export { ResponseCache } from './response-cache.ts';
export { ErrorReports } from './error-reports.ts';
export { ApiClient } from './api-client.ts';
export { apiBase, HttpClient, type RawAnswer } from './http-client.ts';
export { identityAwayCode, TokenRenewalToken, type RenewsTokens } from './token-renewal.ts';
export { prepareTransport } from './transport.ts';
