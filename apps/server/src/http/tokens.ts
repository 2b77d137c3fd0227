import { defineToken, type SecretKeys } from '../runtime/index.ts';
import type { PolicyOrigins } from './content-policy.ts';
import type { RateLimits } from './rate-limits.ts';
import type { TrafficLimits } from './traffic/traffic-limits.ts';

export const cookieKeys = defineToken<SecretKeys>('cookieKeys', 'The keys of the secrets of the deployment.');
export const policyOrigins = defineToken<PolicyOrigins>('policyOrigins', 'The origins that the content policy names.');
export const rateLimits = defineToken<RateLimits>('rateLimits', 'How many calls a minute are served.');
export const trafficLimits = defineToken<TrafficLimits>('trafficLimits', 'How much of the server one connection and one address may have at once, and for how long.');
