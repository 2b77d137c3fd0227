/** Counts what the marketplace is for, where a deployment measures it. */
export interface BusinessCounts {
  orderPlaced(store: string): void;
  /** A store has let a buyer in. */
  signedIn(store: string): void;
}
