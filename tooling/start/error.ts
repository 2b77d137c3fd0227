/** Why the marketplace cannot start. The message is one sentence that also says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
