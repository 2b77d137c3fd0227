/** Names that React gives to elements: they count on from page to page, and are the same in two pages but for that. */
const counted = /_r_[0-9a-z]+_/g;

/** HTML with the names that React has given counted from the beginning. */
export function withOwnNames(html: string): string {
  const names = new Map<string, string>();
  return html.replaceAll(counted, (name) => {
    const known = names.get(name) ?? `name-${names.size}`;
    names.set(name, known);
    return known;
  });
}

/** The styles of the theme around a page, and the addresses of its style sheets. */
export const themesOf = (page: Document): string =>
  [...page.querySelectorAll('style[data-emotion$="-global"], link[rel=stylesheet]')].map((element) => element.textContent || element.getAttribute('href')).join('\n');

/**
 * A key of everything that axe can see of the page: its elements, whose classes tell their styles, the theme around them, what is typed, and where
 * the focus is. Two pages with the same key look and work the same.
 *
 * @param question what is asked of the page: another question is another key
 */
export async function pageKey(page: Document, question: string): Promise<string> {
  const elements = [...page.body.querySelectorAll('*')];
  const focus = page.activeElement === null ? -1 : elements.indexOf(page.activeElement);
  const typed = elements.flatMap((element) => ('value' in element && typeof element.value === 'string' ? [element.value] : []));
  const content = [question, themesOf(page), focus, ...typed, withOwnNames(page.body.innerHTML)].join('\n');
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))).join();
}
