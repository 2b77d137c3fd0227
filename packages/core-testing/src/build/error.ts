/** Why a store cannot be built or developed. The message is one sentence that also says what to do. */
export class StoreBuildError extends Error {
  override readonly name = 'StoreBuildError';
}
