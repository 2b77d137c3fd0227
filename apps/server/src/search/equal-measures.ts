/** How many of the smaller unit are one of the larger; where catalogs count in two ways, both. */
const ratios: readonly (readonly [larger: string, smaller: string, ratio: readonly number[]])[] = [
  ['ft', 'in', [12]],
  ['yd', 'ft', [3]],
  ['yd', 'in', [36]],
  ['m', 'cm', [100]],
  ['cm', 'mm', [10]],
  ['lb', 'oz', [16]],
  ['l', 'ml', [1000]],
  ['tb', 'gb', [1000, 1024]],
  ['gb', 'mb', [1000, 1024]],
  ['ghz', 'mhz', [1000]],
  ['kw', 'w', [1000]],
  ['kva', 'va', [1000]],
];

/** Inches below are sizes of screens and tools, which no one says in feet. */
const fewestInches = 36;
/** Of the smaller unit; more is said in the larger one. */
const mostSmaller = 20_000;

const tidy = (value: number, decimals: number): number | null => {
  const rounded = Number(value.toFixed(decimals));
  return Math.abs(rounded - value) < 1e-9 && rounded > 0 ? rounded : null;
};

/** The same size or amount in other units: `3ft` is `36in` and `1yd`. Only what comes out even, as people and catalogs write it. */
export function equalMeasures(word: string): string[] {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word) ?? [];
  const value = Number(amount);
  if (amount === '' || value <= 0) return [];
  const found = ratios.flatMap(([larger, smaller, each]) =>
    each.flatMap((ratio): string[] => {
      if (unit === larger) {
        const many = tidy(value * ratio, 0);
        return many === null || many > mostSmaller ? [] : [`${many}${smaller}`];
      }
      if (unit !== smaller || value < (unit === 'in' ? fewestInches : ratio)) return [];
      // Tens have decimals, dozens are whole.
      const few = tidy(value / ratio, ratio % 10 === 0 ? 2 : 0);
      return few === null ? [] : [`${few}${larger}`];
    }),
  );
  return [...new Set(found)];
}
