/** A command that cannot be followed; nothing was changed. The message is for the operator. */
export class VendorsError extends Error {
  override readonly name = 'VendorsError';
}
