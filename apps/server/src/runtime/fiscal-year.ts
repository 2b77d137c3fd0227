const washington = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', year: 'numeric', month: 'numeric' });

/** The federal fiscal year of an instant: it begins on October 1, Washington time, and is named after the year in which it ends. */
export function federalFiscalYear(instant: Date): number {
  const part = (type: 'year' | 'month'): number =>
    Number(washington.formatToParts(instant).find((candidate) => candidate.type === type)?.value);
  return part('month') >= 10 ? part('year') + 1 : part('year');
}
