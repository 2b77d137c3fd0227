/** The task of the fetching process. */
export interface FetchOrder {
  /** One exact version, such as `@owner/store-example@1.2.3`. */
  readonly spec: string;
  /** By the names of npm's configuration; they count before it. */
  readonly registries: Readonly<Record<string, string>>;
  /** Where the tarball is written. */
  readonly file: string;
  /** An empty folder: what an earlier command fetched says nothing about what the registry has now. */
  readonly cache: string;
  /** Bytes of all answers together. */
  readonly mostReceived: number;
}

/** The outcome that the fetching process sends back, once; `code` and `words` are pacote's. */
export type FetchOutcome = { readonly kind: 'fetched' } | { readonly kind: 'too much' } | { readonly kind: 'refused'; readonly code: string; readonly words: string };
