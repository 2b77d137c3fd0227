import { defineToken } from '../runtime/index.ts';
import type { PolicyOrigins } from './content-policy.ts';
import type { RateLimits } from './rate-limits.ts';

export const policyOrigins = defineToken<PolicyOrigins>('policyOrigins', 'The origins that the content policy names.');
export const rateLimits = defineToken<RateLimits>('rateLimits', 'How many calls a minute are served.');
