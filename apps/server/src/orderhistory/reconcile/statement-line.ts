/** A charge of a card statement, or a credit. */
export interface StatementCharge {
  /** Of the file, from 1. */
  readonly line: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** In cents; below zero: a credit. */
  readonly amount: number;
  /** As the bank writes it. */
  readonly vendor: string;
  /** Of the card; null where the file does not say. */
  readonly lastFour: string | null;
  readonly reference: string;
}

/** Line 0: the file as a whole. */
export interface StatementProblem {
  readonly line: number;
  readonly message: string;
}

export type ReadStatement = { readonly charges: readonly StatementCharge[] } | { readonly problems: readonly StatementProblem[] };
