/** Why no store was made. The message is one sentence that also says what to do. */
export class CreateStoreError extends Error {
  override readonly name = 'CreateStoreError';
}
