export { brokenRequests } from './broken-requests.ts';
export { contentPolicy, registerContentPolicy, type PolicyOrigins } from './content-policy.ts';
export { registerDrain } from './drain.ts';
export { registerHealth } from './health.ts';
export { html, Html } from './html.ts';
export { openLog } from './log.ts';
export { plainPage } from './plain-page.ts';
export { defaultRateLimits, rateChecks, type RateLimits } from './rate-limits.ts';
