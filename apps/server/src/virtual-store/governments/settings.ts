import { setting } from '../../runtime/index.ts';

/** Who is a state or local member; the second word is for the time of moving to the list (docs/state-members.md). */
export const stateMembers = setting.oneOf('STATE_MEMBERS', ['listed', 'no-agency'], {
  otherwise: 'listed',
  doc: 'who is a member of a state or local government: who has a confirmed address of a [listed domain](../../docs/state-members.md), or, while the list is being filled, a buyer without an agency (`no-agency`, the former rule)',
});
