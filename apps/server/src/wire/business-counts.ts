/** Counts what the marketplace is for, where a deployment measures it. */
export interface BusinessCounts {
  orderPlaced(store: string): void;
  /** A store has let a buyer in. */
  signedIn(store: string): void;
  /** A registration was begun, its address was proved, it became an account at once, or it waits for the desk. */
  registration(store: string, outcome: 'begun' | 'proved' | 'accepted' | 'waiting'): void;
}
