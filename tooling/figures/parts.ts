/** One program that measures, in less than ten minutes, and tells its figures to the process that started it. */
export interface Part {
  readonly name: string;
  /** What it measures, for a list. */
  readonly about: string;
  /** How long it takes on a machine with two cores that does nothing else. */
  readonly minutes: number;
  /** From the root of the repository. */
  readonly program: string;
  readonly args: (products: number | null) => readonly string[];
}

const none = (): readonly string[] => [];
const ofSize = (products: number | null): readonly string[] => (products === null ? [] : ['--products', String(products)]);
const ofPages = (store: string): Part => ({
  name: `lighthouse-${store.toLowerCase()}`, about: `five pages of ${store} on Lighthouse's phone, medians of five looks`, minutes: 7,
  program: 'bench/lighthouse/main.ts', args: () => [`--stores=${store}`, '--runs=5'],
});

/** All parts, in the order in which they are measured: what takes longest comes last. */
export const parts: readonly Part[] = [
  { name: 'bytes', about: 'the first scripts of five pages of three stores, as brotli', minutes: 1, program: 'bench/bytes/main.ts', args: none },
  { name: 'calls', about: 'a product, adding to the cart and an order, by 1 client and by 16, on both databases; with --products on PostgreSQL, in a catalog of that size', minutes: 2, program: 'apps/server/src/checkout/bench/main.ts', args: ofSize },
  { name: 'large-carts', about: 'a cart of 1,000 lines shown, one and all of its quantities set, its review and its order, on both databases', minutes: 2, program: 'apps/server/src/cart/bench/main.ts', args: none },
  { name: 'search', about: 'searches of the sample catalog, without HTTP, on both databases', minutes: 3, program: 'apps/server/src/search/bench/main.ts', args: none },
  { name: 'import', about: 'an import of half of --products (100,000) into PostgreSQL, and of the other half while one client searches', minutes: 5, program: 'apps/server/src/import/bench/main.ts', args: ofSize },
  { name: 'start', about: 'npm start once more: seconds until it is ready, memory of its processes idle and after a load, the peak of the database', minutes: 5, program: 'bench/start/main.ts', args: none },
  { name: 'processes', about: 'a product, adding to the cart and an order by 16 clients with 1, 2 and 4 server processes on PostgreSQL, and a restart of all under load', minutes: 4, program: 'apps/server/src/processes/bench/main.ts', args: none },
  { name: 'vendors', about: '10,000 purchase orders drained to vendors by cXML and 1,000 by mail, by one server process on PostgreSQL, and how long a product and an order take one client meanwhile', minutes: 4, program: 'apps/server/src/vendor-delivery/bench/main.ts', args: none },
  { name: 'stores', about: 'the server with 1,000 stores beside one with 10: its start, products, searches, calls without a store, bytes of answers', minutes: 1, program: 'apps/server/src/stores/bench/main.ts', args: none },
  { name: 'clicks', about: 'a press on a result until the product is painted', minutes: 3, program: 'bench/clicks/main.ts', args: none },
  { name: 'typing', about: 'a key in an entry of 500 requisitions until it is painted', minutes: 3, program: 'bench/typing/main.ts', args: none },
  ofPages('ADVANTAGE'), ofPages('VA'), ofPages('FSS'),
  { name: 'queries', about: 'searches and pages in a catalog of --products (20,000), which is imported at the first time: 100,000 and more by npm run bench:million before', minutes: 5, program: 'apps/server/src/search/bench/million/main.ts', args: (products) => ['queries', ...ofSize(products ?? 20_000)] },
];
