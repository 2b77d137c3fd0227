import type { AccessCheck } from '@quartermaster/core';

/**
 * Where sign-in ends for a buyer whom the store does not let in. The server decides it, and says so by answering that nobody is signed
 * in here; it refuses everything else that he asks for as a buyer (specification, section 6).
 */
export const memberCheck: AccessCheck = Object.freeze({
  destination: ({ loggedIn }: { readonly loggedIn: boolean }) => (loggedIn ? null : '/ws/dhs/dhsValidation'),
});
