import type { StoreName } from '@quartermaster/contracts';
import type { MemberStore, MemberTraits } from './store-members.ts';

/** The stores of the list that ships which are for members. */
const shippedMembers: Readonly<Record<string, MemberTraits>> = {
  DHS: { rule: 'email-domain', options: { domains: ['dhs.gov'] } },
  STATE: { rule: 'state-or-local', options: {} },
};

export const withMembers = (name: StoreName): MemberStore => ({ name, members: shippedMembers[name] ?? null });
