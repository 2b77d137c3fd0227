/** A command about requisitions that cannot be carried out; the message says all that the operator needs. */
export class RequisitionError extends Error {}
