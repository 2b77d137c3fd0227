/** Which stories are run, and in which dress. An empty list leaves nothing out. */
export interface Choice {
  /** In every store and theme that is chosen, and not once in their own. */
  readonly everyDress: boolean;
  /** A story is run when its name holds one of them. */
  readonly words: readonly string[];
  readonly stores: readonly string[];
  readonly themes: readonly string[];
  /** Each page is also tried enlarged, in forced colors and on paper. */
  readonly looks: boolean;
  /** Of the pages of a store, axe examines those on which something is new; without it each that differs from all others. */
  readonly newKindsOnly: boolean;
  /** Stories of a page that another story shows are left out: of the carts that twelve services answer with, one is run. */
  readonly newPagesOnly?: boolean;
}

/** Each page once, in its own store and theme, as `npm test` runs them. */
export const everyPageOnce: Choice = { everyDress: false, words: [], stores: [], themes: [], looks: false, newKindsOnly: true, newPagesOnly: true };
