/** Where the server can be killed on purpose, in the order in which a submission passes them. */
export const submitFaultPoints = [
  'submit.received',
  'submit.begun',
  'submit.key-claimed',
  'submit.cart-locked',
  'submit.offers-locked',
  'submit.decided',
  'submit.order-numbered',
  'submit.answer-kept',
  'submit.committed',
] as const;

/** Where it can be killed while it sends a mail, in the order in which each mail passes them. */
export const mailFaultPoints = ['mail.claimed', 'mail.sent', 'mail.settled'] as const;

/** Where it can be killed while it hands a purchase order to a vendor. */
export const deliveryFaultPoints = ['delivery.claimed', 'delivery.sent', 'delivery.settled'] as const;

/** Where it can be killed over one that need not be sent any more. */
export const withdrawalFaultPoints = ['delivery.claimed', 'delivery.withdrawn'] as const;

/** Where it can be killed while it records what a vendor answers. */
export const answerFaultPoints = ['answer.read', 'answer.recorded', 'answer.committed'] as const;

/** Where it can be killed while an operator changes an account, which the identity server does. */
export const accountFaultPoints = ['account.asked', 'account.changed', 'account.mailed'] as const;

/** Where it can be killed while it finishes such a change. */
export const finishingFaultPoints = ['account.claimed', 'account.link-sent', 'account.finished'] as const;

/** Where it can be killed while it puts a cart aside. */
export const parkFaultPoints = ['park.cart-held', 'park.kept', 'park.taken-out', 'park.committed'] as const;

/** Where it can be killed while it forwards one to a colleague. */
export const forwardFaultPoints = ['forward.begun', 'forward.kept', 'forward.mail-waits', 'forward.committed'] as const;

/** Where it can be killed while a cart is sent to its approvers. */
export const requestFaultPoints = ['approval.decided', 'approval.sent', 'approval.requested'] as const;

/** Where it can be killed while an approver authorizes it. */
export const authorizeFaultPoints = ['approval.authorizing', 'approval.settled', 'approval.ordered', 'approval.told'] as const;

/** Where it can be killed while a buyer sends requisitions. */
export const requisitionFaultPoints = ['requisition.kept', 'requisition.committed'] as const;

/** Where it can be killed while an approver authorizes requisitions. */
export const authorizeRequisitionsFaultPoints = ['requisitions.numbered', 'requisitions.request-ended', 'requisitions.charged', 'requisitions.told', 'requisitions.authorization-committed'] as const;

/** Where it can be killed while a file of documents is handed to the source of supply. */
export const exportFaultPoints = ['requisition.settled', 'requisition.written', 'requisition.exported'] as const;

/** Where it can be killed while requisitions are put aside. */
export const parkRequisitionsFaultPoints = ['requisitions.parked', 'requisitions.taken-out', 'requisitions.parking-committed'] as const;

/** Where it can be killed while parked requisitions are put back. */
export const putBackFaultPoints = ['requisitions.put-back', 'requisitions.unparked', 'requisitions.back-committed'] as const;

/** Where it can be killed while it reads a status file of the source of supply by itself. */
const statusFaultPoints = ['status.recorded', 'status.kept'] as const;

export type SubmitFaultPoint = (typeof submitFaultPoints)[number];
export type FaultPoint = SubmitFaultPoint | (typeof mailFaultPoints)[number] | (typeof deliveryFaultPoints)[number] | (typeof withdrawalFaultPoints)[number] | (typeof answerFaultPoints)[number] | (typeof accountFaultPoints)[number] | (typeof finishingFaultPoints)[number] | (typeof parkFaultPoints)[number] | (typeof forwardFaultPoints)[number] | (typeof requestFaultPoints)[number] | (typeof authorizeFaultPoints)[number] | (typeof requisitionFaultPoints)[number] | (typeof exportFaultPoints)[number] | (typeof authorizeRequisitionsFaultPoints)[number] | (typeof statusFaultPoints)[number] | (typeof parkRequisitionsFaultPoints)[number] | (typeof putBackFaultPoints)[number];

/** `name:n` of the environment variable `FAULT_POINT`: die at the nth pass of that point. */
const armed = /^([\w.-]+):(\d+)$/.exec(process.env['FAULT_POINT'] ?? '');
let passes = 0;

/**
 * Ends this process at once, as a power cut would, when the environment asks for it; costs a comparison otherwise.
 * The fault tests use it to prove that an order is placed exactly once, wherever the server dies.
 */
export function faultPoint(name: FaultPoint): Promise<void> | undefined {
  if (armed === null || armed[1] !== name) return undefined;
  passes += 1;
  if (passes !== Number(armed[2])) return undefined;
  process.kill(process.pid, 'SIGKILL');
  // Nothing more may happen while the signal is on its way.
  return new Promise(() => {});
}
