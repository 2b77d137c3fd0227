import type { FirstSignInHook } from '../../login/index.ts';
import { governmentOfBuyer } from '../../virtual-store/index.ts';
import { writeFirstProfile } from './buyer-profile.ts';

/** In a trial alone: a demo buyer begins with a phone number, and a demo member with their government, so that the first order asks for nothing. */
export const addSampleProfile: FirstSignInHook = async (connection, { buyerId, verifiedEmails }, { clock }) => {
  const member = await governmentOfBuyer(connection, verifiedEmails);
  await writeFirstProfile(connection, buyerId, { phone: '202-555-0100', ...(member !== null && { government: member.government.government, state: member.government.state }) }, clock.now());
};
