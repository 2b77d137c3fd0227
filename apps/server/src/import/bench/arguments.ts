const usage = `Usage: npm run bench:import -- [--products N]

Varies the sample catalog until it has N products (100,000 unless said otherwise), imports half of them into an empty PostgreSQL and the other half while
one client searches, undoes that one, and says what each phase took.`;

export interface ImportBenchArguments {
  readonly products: number;
}

export function readArguments(args: readonly string[]): ImportBenchArguments {
  const [option, value] = args;
  const products = option === undefined ? 100_000 : Number(value);
  if ((option !== undefined && option !== '--products') || args.length > 2 || !Number.isInteger(products) || products < 2) throw new Error(usage);
  return { products };
}
