import type { ServicePath } from '@quartermaster/contracts';
import type { AccessCheck } from '@quartermaster/core';

/**
 * Where sign-in ends for a buyer whom a store for members does not let in: at the page that says why. The server decides it, and says so by
 * answering as for a visitor; it refuses all other calls of the buyer (specification, section 6).
 */
export const membersOnly = (validation: ServicePath): AccessCheck =>
  Object.freeze({ destination: ({ loggedIn }: { readonly loggedIn: boolean }) => (loggedIn ? null : `/ws${validation}`) });
