import type { RunOptions } from 'axe-core';

const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe looks at in a part of a page: WCAG 2.2 AA. */
export const ofParts: RunOptions = { runOnly: conformance };

/** What axe looks at in a whole page: its landmarks and headings too. */
export const ofPages: RunOptions = { runOnly: [...conformance, 'best-practice'] };
