/** Why a call is not served, by RFC 9457 (problem details). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** Of HTTP. */
  readonly status: number;
  /** For programs, for example `PO_CANCELED`. */
  readonly code: string;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

export const apiProblem = (status: number, code: string, sentence: string): ApiProblem => new ApiProblem(status, code, sentence);

/** One of another vendor is as one that does not exist. */
export const unknownPurchaseOrder = (poNumber: string): ApiProblem => apiProblem(404, 'PO_UNKNOWN', `There is no purchase order ${poNumber.slice(0, 100)}.`);
