import type { ServicePath } from '@quartermaster/contracts';
import type { AccessCheck } from '@quartermaster/core';

/**
 * Where sign-in ends for a buyer whom a store for members does not let in: at the page that says why. The server decides it, and says so by
 * answering that nobody is signed in there; it refuses everything else that he asks for as a buyer (specification, section 6).
 */
export const membersOnly = (validation: ServicePath): AccessCheck =>
  Object.freeze({ destination: ({ loggedIn }: { readonly loggedIn: boolean }) => (loggedIn ? null : `/ws${validation}`) });
