import { usd, type SessionAttributes } from '@quartermaster/contracts';
import type { StorePlugin } from '@quartermaster/core';

/** The session, as every answer of the sample server describes it. */
export function sampleSession({ id }: StorePlugin, signedIn: boolean): SessionAttributes {
  return {
    storeID: id.number,
    storeName: id.name,
    ipAddress: '192.0.2.1',
    appServerID: 'sample',
    loggedIn: signedIn,
    firstName: signedIn ? 'Demo' : null,
    lastName: signedIn ? 'Buyer' : null,
    agencyCode: signedIn ? '4700' : null,
    sessionTimeout: signedIn ? 1800 : null,
    unreadMessages: signedIn ? 3 : 0,
    cartSummary: signedIn ? { lineCount: 3, subtotal: usd(120_450) } : { lineCount: 0, subtotal: usd(0) },
  };
}
