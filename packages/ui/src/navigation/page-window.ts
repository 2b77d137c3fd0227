/** A page number, or a gap between two of them. */
export type PageStep = number | 'gap';

/**
 * The pages to show: first, last, the current one and its neighbors. A gap replaces two pages or more;
 * a single missing page is shown instead, since a gap saves nothing there.
 */
export function pageWindow(page: number, pageCount: number, reach = 1): PageStep[] {
  const shown = new Set([1, pageCount]);
  for (let step = page - reach; step <= page + reach; step += 1) if (step >= 1 && step <= pageCount) shown.add(step);
  const steps: PageStep[] = [];
  let previous = 0;
  for (const step of [...shown].toSorted((a, b) => a - b)) {
    if (step - previous === 2) steps.push(step - 1);
    if (step - previous > 2) steps.push('gap');
    steps.push(step);
    previous = step;
  }
  return steps;
}
