export { DpopProofs } from './dpop/dpop-proofs.ts';
export { parseIdentityConfig, type IdentityConfig } from './identity-config.ts';
export { Identity } from './identity.ts';
export { watchStep, type SessionEnd, type WatchEffect, type WatchEvent, type WatchState } from './inactivity-machine.ts';
export { PendingRoutes, type PendingRoute } from './pending-route.ts';
export { SessionLife } from './session-life.ts';
export { sessionLimits } from './session-limits.ts';
export { Session, withoutSession } from './session.ts';
export { tokenClaims } from './token-claims.ts';
