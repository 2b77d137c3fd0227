/** How often each page was shown. A real service would keep the numbers in its database. */
const counts = new Map();

/** A path of the marketplace, of a length that a page has. */
const isPath = (path) => typeof path === 'string' && /^\/[\w/.-]{0,199}$/.test(path);

/** So many different pages are counted; a stranger may send any path. */
const mostPages = 1000;

/**
 * Counts a page. What is no path of a page is not counted, and answered in the same way.
 *
 * @param {unknown} path
 */
export function countVisit(path) {
  if (isPath(path) && (counts.has(path) || counts.size < mostPages)) counts.set(path, (counts.get(path) ?? 0) + 1);
  return { responseName: 'Counted', attributes: {} };
}

/** @returns {Record<string, number>} */
export const visitCounts = () => Object.fromEntries(counts);
