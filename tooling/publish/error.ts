/** Why packages cannot be made or published. The message is one sentence that also says what to do. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
