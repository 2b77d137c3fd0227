const BEGIN = '<!-- measures: written by `npm run measures -- --write` -->';
const END = '<!-- end of measures -->';

/** The page with these measures between its two marks. @throws Error where a mark is missing */
export function withMeasures(page: string, measures: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`The page has no place for the measures. It needs the lines ${BEGIN} and ${END}.`);
  return `${page.slice(0, begin + BEGIN.length)}\n${measures}\n${page.slice(end)}`;
}
