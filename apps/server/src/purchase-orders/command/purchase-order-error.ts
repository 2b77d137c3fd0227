/** Says all that the operator needs to know. */
export class PurchaseOrderError extends Error {
  override readonly name = 'PurchaseOrderError';
}
