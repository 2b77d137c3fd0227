import axe from 'axe-core';

/** The violations that axe found on each different page: the carts with which four services answer are one page, and axe takes most of the time. */
const examined = new Map<string, readonly string[]>();

/** The violations of WCAG 2.2 A and AA and good practice that axe finds on the page, or on one element of it: an empty list on a page that is well. */
export async function pageViolations(context: Element, isModal = false): Promise<readonly string[]> {
  const key = [isModal, window.innerWidth, ...typed(), withOwnNames(document.body.innerHTML)].join('\n');
  const known = examined.get(key);
  if (known !== undefined) return known;
  const report = await axe.run(context, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Neither is read: what axe would work out for them takes most of its time.
    resultTypes: ['violations'],
    selectors: false,
    preload: { assets: ['media'] },
    // A modal screen is in its dialog, which has the heading and the region.
    ...(isModal && { rules: { 'region': { enabled: false }, 'page-has-heading-one': { enabled: false }, 'heading-order': { enabled: false } } }),
  });
  const found = report.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
  examined.set(key, found);
  return found;
}

const typed = (): string[] => [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);

/** React counts the names that it gives to elements on from page to page. */
function withOwnNames(html: string): string {
  const names = new Map<string, string>();
  return html.replaceAll(/_r_[0-9a-z]+_/g, (name) => {
    const known = names.get(name) ?? `name-${names.size}`;
    names.set(name, known);
    return known;
  });
}
