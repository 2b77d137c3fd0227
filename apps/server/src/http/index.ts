export { brokenRequests } from './broken-requests.ts';
export { contentPolicy, registerContentPolicy, shippedFilePolicy, type PolicyOrigins } from './content-policy.ts';
export { registerDrain } from './drain.ts';
export { html, Html } from './html.ts';
export { openLog } from './log.ts';
export { plainPage } from './plain-page.ts';
export { rateChecks, type RateLimits } from './rate-limits.ts';
export { policyOrigins, rateLimits } from './tokens.ts';
