/** A purchase order as the operator sees it: what happens meanwhile refuses what they decide. */
export interface KnownOrder {
  readonly number: string;
  /** Events that the page shows. */
  readonly seen: number;
  /** Something was changed: `what` in a sentence. */
  readonly onChanged: (what: string) => void;
}
