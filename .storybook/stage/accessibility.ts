import type { RunOptions } from 'axe-core';

const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that axe checks in a part of a page: WCAG 2.2 AA. */
export const ofParts: RunOptions = { runOnly: conformance };

/** The rules that axe checks in a whole page: those for its landmarks and headings too. */
export const ofPages: RunOptions = { runOnly: [...conformance, 'best-practice'] };
