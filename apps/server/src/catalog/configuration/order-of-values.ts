const sizes = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
/** Letters of sizes as words: `X-Large`, `2X-Large`, `3XL`. */
const sizeOf = (value: string): number => {
  const plain = value.toLowerCase().replace(/[\s-]/g, '').replace('small', 's').replace('medium', 'm').replace('large', 'l');
  return sizes.indexOf(plain.replace(/^(\d)x(?=[sl]$)/, (_all, times: string) => 'x'.repeat(Number(times))));
};

/** `1/2 in` is 0.5, `1 1/2 in` is 1.5, `8.5 x 11 in` is 8.5, `5,000 sheets` is 5000; NaN where a value begins with no number. */
function numberOf(value: string): number {
  const [, whole, over, under] = /^(?:(\d[\d,]*(?:\.\d+)?)(?![\d/]))?\s*(?:(\d+)\/([1-9]\d*))?/.exec(value) ?? [];
  if (whole === undefined && over === undefined) return Number.NaN;
  return Number((whole ?? '0').replaceAll(',', '')) + (over === undefined ? 0 : Number(over) / Number(under));
}

const words = new Intl.Collator('en', { numeric: true });

/** Values of an option in the order in which people look for them: sizes from small to large, numbers rising, and else by letters. */
export function inOrderOfValues(values: readonly string[]): string[] {
  const known = [...new Set(values)];
  const rank = known.every((value) => sizeOf(value) >= 0) ? sizeOf : numberOf;
  return known
    .map((value) => ({ value, at: rank(value) }))
    .toSorted((a, b) => Number(Number.isNaN(a.at)) - Number(Number.isNaN(b.at)) || (Number.isNaN(a.at) ? 0 : a.at - b.at) || words.compare(a.value, b.value) || (a.value < b.value ? -1 : 1))
    .map(({ value }) => value);
}
