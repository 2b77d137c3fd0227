/** Options to extend a contract of the Multiple Award Schedule are of five years each. */
const optionYears = 5;

export interface ContractPeriod {
  readonly start: string;
  readonly end: string;
}

/** `5/4/20` or `5/4/2020`, of this century; null where it is no day. */
function dayOf(text: string): Date | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})$/.exec(text) ?? [];
  if (month === undefined || day === undefined || year === undefined) return null;
  const read = new Date(Date.UTC(2000 + Number(year), Number(month) - 1, Number(day)));
  return read.getUTCMonth() === Number(month) - 1 ? read : null;
}

const written = (day: Date): string => `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;

const extended = (last: Date, until: Date): Date => (last >= until ? last : extended(new Date(Date.UTC(last.getUTCFullYear() + optionYears, last.getUTCMonth(), last.getUTCDate())), until));

/**
 * The period of a contract of the source, which ended long ago, as it is in the sample: extended by options of five years until it is in force for a year from `today` at least.
 *
 * @param start `5/5/15` @param end as `start`
 * @returns days as `5/4/2030`; what is no day as it came
 */
export function periodInForce(start: string, end: string, today: Date): ContractPeriod {
  const [began, last] = [dayOf(start), dayOf(end)];
  const yearAhead = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate()));
  return { start: began === null ? start : written(began), end: last === null ? end : written(extended(last, yearAhead)) };
}
