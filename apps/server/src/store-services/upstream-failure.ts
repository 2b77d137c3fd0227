/** Why a service of a store's own gave no answer that can be handed on. */
export type UpstreamReason = 'unreachable' | 'slow' | 'too-large' | 'status' | 'not-json' | 'malformed' | 'refused' | 'resting' | 'busy';

/** A call that the store's service did not answer as it must. The message is for the log and the operator, never for buyers. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly reason: UpstreamReason;

  constructor(reason: UpstreamReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}
