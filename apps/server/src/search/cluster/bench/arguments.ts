export interface ClusterTestArguments {
  readonly products: number | null;
  /** Of each node, as Java has it. */
  readonly heap: string;
}

const usage = `Usage: npm run test:search-cluster -- [--products N] [--heap 512m]

Starts an OpenSearch cluster of three nodes, runs the contract of product indexes in it, indexes the sample catalog, compares its answers with those of
PostgreSQL, and kills a node meanwhile. With --products it also indexes a catalog of so many products, as npm run bench:million keeps it, and measures it.`;

export function readArguments(args: readonly string[]): ClusterTestArguments {
  let [products, heap]: [number | null, string] = [null, '512m'];
  for (let at = 0; at < args.length; at += 2) {
    const [name, value = ''] = args.slice(at, at + 2);
    if (name === '--products' && /^[1-9]\d*$/.test(value)) products = Number(value);
    else if (name === '--heap' && /^\d+[mg]$/.test(value)) heap = value;
    else throw new Error(usage);
  }
  return { products, heap };
}
