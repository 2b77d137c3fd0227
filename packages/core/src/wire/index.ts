export { CachedAnswers } from './cached-answers.ts';
export { ErrorReports } from './error-reports.ts';
export { Exchange } from './exchange.ts';
export { apiBase, HttpClient, type RawAnswer } from './http-client.ts';
export { TokenRenewalToken, type RenewsTokens } from './token-renewal.ts';
