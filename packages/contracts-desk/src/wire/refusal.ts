/** The answer to a call that was refused, with a 4xx or 5xx status. */
export interface Refusal {
  /** Machine-readable cause, such as `SIGN_IN_REQUIRED`. */
  readonly code: string;
  /** What happened and what to do, as sentences. */
  readonly message: string;
  readonly fieldErrors: readonly { readonly field: string; readonly message: string }[];
}
