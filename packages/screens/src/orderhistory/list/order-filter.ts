/** The filters of My Orders as they are in the address and in their fields; the empty string lets all through. */
export interface OrderFilter {
  status: string;
  vendor: string;
  from: string;
  to: string;
}

const names = ['status', 'vendor', 'from', 'to'] as const;

export function filterOf(query: URLSearchParams): OrderFilter {
  const value = (name: keyof OrderFilter) => query.get(name) ?? '';
  return { status: value('status'), vendor: value('vendor'), from: value('from'), to: value('to') };
}

/** Only what filters; a changed filter starts at its first page. */
export const queryOf = (filter: OrderFilter): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])));

export const isFiltered = (filter: OrderFilter): boolean => names.some((name) => filter[name] !== '');

/** A span that ends before it begins lets nothing through: that is a slip, not a question. Dates are `YYYY-MM-DD`. */
export const spanProblem = ({ from, to }: OrderFilter): string | undefined =>
  from !== '' && to !== '' && to < from ? 'Choose a last day that is not before the first.' : undefined;
