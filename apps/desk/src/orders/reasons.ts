import type { QueueReason } from '@quartermaster/contracts-desk';

type Kind = QueueReason['kind'];

/** Why a purchase order is in the queue, in the words of lists. */
export const reasonName: Readonly<Record<Kind, string>> = {
  dead: 'Could not be sent',
  'no-way': 'Vendor has no way',
  unsent: 'Not sent for an hour',
  untold: 'Vendor was not told',
  problem: 'Problem reported',
  cancellation: 'Asked to cancel',
  rejected: 'Lines rejected',
  late: 'Promised date is over',
};

/** What an operator can do, and what takes it out of the queue. */
export const reasonHelp: Readonly<Record<Kind, string>> = {
  dead: 'It is not tried again by itself. Mend the cause and send it again, or tell the vendor yourself and record that.',
  'no-way': 'The vendor has no way to get purchase orders. Give it one on its page: then it goes by itself.',
  unsent: 'It waits for longer than an hour. Its delivery says why, if anything failed; without a mail server, mail waits for one.',
  untold: 'The vendor has the purchase order, or may have it, and has no address for what happened since. Its delivery says why. Give its way a contact on its page: then it is told.',
  problem: 'The buyer waits for an answer. A message by the vendor or by you takes it out of the queue.',
  cancellation: 'The buyer waits for an answer, which the vendor gives, or you for the vendor.',
  rejected: 'The buyer was told. See whether they need help with what they do not get, then set it aside.',
  late: 'The vendor has promised a day and not shipped. A new promise or a shipment takes it out of the queue.',
};

export const reasonKinds = Object.keys(reasonName) as Kind[];

/** Whether an operator may say that nothing is left to do. A delivery has to arrive, and a buyer who asks has to be answered. */
export const canBeSetAside = (kind: Kind): boolean => ['problem', 'rejected', 'late'].includes(kind);
