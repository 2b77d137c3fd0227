import { contrastRatio } from '@quartermaster/ui';
import { cdp, page } from 'vitest/browser';

interface Emulation {
  send(method: 'Emulation.setEmulatedMedia', options: { media?: string; features?: { name: string; value: string }[] }): Promise<unknown>;
}

/** A window in which the stories are run, in CSS pixels. */
export const storyWindow = [1280, 900] as const;

/**
 * Mistakes of the page for a person who enlarges it, has chosen their own colors, or prints it: the parts of WCAG
 * 2.2 that axe cannot see (1.4.4, 1.4.10, 1.4.11). The window and its media are afterwards as they were.
 */
export async function problemsOfLooks(): Promise<string[]> {
  const problems: string[] = [];
  // 1280 pixels at 200 % and at 400 %.
  for (const width of [640, 320]) {
    await page.viewport(width, 450);
    problems.push(...named(`at ${width} pixels: scrolls the page sideways`, await atRest(tooWide)));
  }
  await page.viewport(...storyWindow);
  await emulate({ features: [{ name: 'forced-colors', value: 'active' }] });
  problems.push(...named('in forced colors: has no edge', await atRest(withoutEdge)));
  await emulate({ media: 'print', features: [] });
  problems.push(...named('on paper: is of no use', await atRest(uselessOnPaper)), ...named('on paper: is too pale', await atRest(paleOnPaper)));
  await emulate({ media: '', features: [] });
  await atRest(() => []);
  return problems;
}

const emulate = (options: { media?: string; features?: { name: string; value: string }[] }) => (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', options);

/** Components that ask for the width hear of it with the next frame. */
async function atRest(find: () => readonly Element[]): Promise<readonly Element[]> {
  await new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 0)); });
  return find();
}

/** The first few: what they have in common is the mistake. */
export const named = (problem: string, elements: readonly Element[]): string[] =>
  elements.length === 0 ? [] : [`${problem} (${elements.length}): ${elements.slice(0, 3).map((element) => element.outerHTML.slice(0, 200)).join(' | ')}`];

const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

/** Elements that reach over the edge of the page, the outermost of each; the content of a part that scrolls by itself does not count. */
export function tooWide(): readonly Element[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => isShown(element) && element.getBoundingClientRect().right > clientWidth + 1 && !scrollsByItself(element));
  // In the order of the document: what is inside of one comes right behind it, also where a parent has no box of its own.
  return wide.reduce<Element[]>((outermost, element) => (outermost.at(-1)?.contains(element) === true ? outermost : [...outermost, element]), []);
}

function scrollsByItself(element: Element): boolean {
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible') return true;
  }
  return false;
}

/** The controls that can be recognized by their background alone: forced colors take all backgrounds away. */
function withoutEdge(): readonly Element[] {
  const controls = document.body.querySelectorAll('[data-part="button"], select, textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"], [type="file"])');
  return [...controls].filter((control) => isShown(control) && !hasEdge(control) && !(control.parentElement !== null && hasEdge(control.parentElement)));
}

function hasEdge(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
  return (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) || (borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1);
}

const uselessOnPaper = (): readonly Element[] => [...document.body.querySelectorAll('[data-part="button"], form[role="search"], [role="search"]')].filter(isShown);

/** Words whose color was chosen for a background, which a printer leaves out. */
function paleOnPaper(): readonly Element[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale = new Set<Element>();
  while (words.nextNode() !== null) {
    const { parentElement: element, textContent } = words.currentNode as Text;
    if (element === null || textContent.trim() === '' || !isShown(element)) continue;
    const { color, printColorAdjust } = getComputedStyle(element);
    if (printColorAdjust !== 'exact' && contrastRatio(hexOf(color), '#ffffff') < 4.5) pale.add(element);
  }
  return [...pale];
}

/** `rgb(1, 2, 3)` as `#010203`. */
const hexOf = (color: string): string => `#${(color.match(/\d+/g) ?? []).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
