/** What a figure is to be: at most so much, or at least. In the figure's own unit. */
export type Aim = { readonly atMost: number } | { readonly atLeast: number };

/** The aims of docs/performance.md, by the names of figures. The first pattern that fits a name holds. */
const aims: readonly (readonly [name: RegExp, aim: Aim])[] = [
  [/^a product, 1 client,.* p95$/, { atMost: 5 }],
  [/^adding to the cart, 16 clients,.* a second$/, { atLeast: 350 }],
  [/^an order, 1 client,.* p50$/, { atMost: 20 }],
  [/^an order, 16 clients,.* a second$/, { atLeast: 62 }],
  [/^a search, .* p95$/, { atMost: 10 }],
  [/^1000000 products, .*(two or three words) p95$/, { atMost: 50 }],
  [/^1000000 products, .*(one broad word) p95$/, { atMost: 100 }],
  [/^1000000 products, .*autocomplete p95$/, { atMost: 30 }],
  [/^1000000 products, .*product p95$/, { atMost: 15 }],
  [/^1000000 products, .*start page p95$/, { atMost: 30 }],
  [/^1000000 products, .* longest$/, { atMost: 300 }],
  [/^import of .* rows a second$/, { atLeast: 5_000 }],
  [/^key until paint, .* p95$/, { atMost: 50 }],
  [/^press until paint, .* p95$/, { atMost: 100 }],
  [/^Lighthouse, .* score$/, { atLeast: 100 }],
  [/^Lighthouse, .* largest paint$/, { atMost: 1.2 }],
  [/^Lighthouse, .* blocked$/, { atMost: 50 }],
  [/^Lighthouse, .* layout shift$/, { atMost: 0 }],
  [/^first scripts, /, { atMost: 100 }],
  [/^start again until ready$/, { atMost: 3 }],
  [/^memory of the database process, peak/, { atMost: 400 }],
  [/^memory of all processes, idle$/, { atMost: 300 }],
  [/^restart of all processes, calls lost$/, { atMost: 0 }],
  [/^1,000 stores against 10, /, { atMost: 1.1 }],
];

export const aimOf = (name: string): Aim | undefined => aims.find(([pattern]) => pattern.test(name))?.[1];

export const isReached = (aim: Aim, value: number): boolean => ('atMost' in aim ? value <= aim.atMost : value >= aim.atLeast);

/** As a table shows it: `≤ 5`. */
export const aimText = (aim: Aim): string => ('atMost' in aim ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`);
