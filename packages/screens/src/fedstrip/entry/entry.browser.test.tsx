import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

type Entry = AttributesOf<'/fedstrip/fedstrip_init', 'ItemEntry'>;
type Line = Entry['lines'][number];

const begun = example('/fedstrip/fedstrip_init', 'ItemEntry', 'Nothing typed yet') as Entry;

afterEach(closePages);

/** The page of the lines, with a server that takes what it is sent at once, and answers when it is told to. It refuses a line that it has in another revision. */
async function showSlowLines() {
  let version = 1;
  const kept = new Map<string, Line>();
  const waiting: (() => void)[] = [];
  const conflicted: string[] = [];
  const checked: string[][] = [];
  const quantities = () => [...kept.values()].map(({ quantity }) => quantity);
  await page.viewport(1280, 900);
  await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseName: 'ItemEntry', attributes: begun }),
    '/fedstrip/fedstrip_ItemDispatchEntry': async ({ body }) => {
      const { lines } = body as { lines: Line[] };
      version += 1;
      const conflicts = lines.filter(({ key, revision }) => (kept.get(key)?.revision ?? 0) !== revision).map(({ key }) => key);
      conflicted.push(...conflicts);
      for (const line of lines.filter(({ key }) => !conflicts.includes(key))) kept.set(line.key, { ...line, revision: line.revision + 1, item: null, exception: null });
      const attributes = { ...begun, version, isPart: true, conflicts, lines: lines.flatMap(({ key }) => kept.get(key) ?? []), removed: [] };
      if (lines.length > 0) await new Promise<void>((resolve) => { waiting.push(resolve); });
      return { responseName: 'collapseItemEntry', attributes };
    },
    '/fedstrip/add_to_cart': () => {
      checked.push(quantities());
      return { responseName: 'Initial', attributes: example('/fedstrip/fedstrip_shopping_cart', 'Initial', 'Ready to send') };
    },
  }));
  return { quantities, conflicted, checked, isOnWay: () => waiting.length > 0, answer: () => waiting.shift()?.() };
}

it.each([390, 1280])('a long list that is looked at has what can be done with it before its rows, in a window of %i pixels', async (width) => {
  await showSlowLines();
  await page.viewport(width, 900);
  await userEvent.click(page.getByText('Add lines from a list or a file'));
  await userEvent.fill(page.getByRole('textbox', { name: /^List/ }), Array.from({ length: 120 }, (_, nth) => `PART-${nth}, ${nth + 1}, EA`).join('\n'));
  await userEvent.click(page.getByRole('button', { name: 'Look at the list' }));
  const add = page.getByRole('button', { name: 'Add 120 lines' });
  await expect.element(add).toBeInViewport();
  await userEvent.click(add);
  await expect.element(page.getByRole('status').filter({ hasText: /^120 lines\b/ })).toBeInTheDocument();
});

const field = (name: string) => page.getByRole('textbox', { name: `${name}, line 1`, exact: true });
const goOn = () => userEvent.click(page.getByRole('button', { name: 'Check and go on' }));

it('what is checked is what was typed last, though a change is on its way and another one waits behind it', async () => {
  const { quantities, conflicted, checked, isOnWay, answer } = await showSlowLines();
  await userEvent.fill(field('NSN or part number'), 'AB-1');
  await expect.poll(isOnWay).toBe(true);
  await userEvent.fill(field('Quantity'), '3');
  await userEvent.fill(field('Unit of issue'), 'EA');
  // Turning away sends at once: this change waits for the one that is on its way.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  await userEvent.fill(field('Quantity'), '4');
  await goOn();
  await expect.poll(() => { answer(); return checked; }).toEqual([['4']]);
  expect([quantities(), conflicted]).toEqual([['4'], []]);
});

it('what is typed after “Check and go on” was pressed is kept before the lines are checked', async () => {
  const { checked, isOnWay, answer } = await showSlowLines();
  await userEvent.fill(field('NSN or part number'), 'AB-1');
  await userEvent.fill(field('Unit of issue'), 'EA');
  await userEvent.fill(field('Quantity'), '4');
  await goOn();
  await expect.poll(isOnWay).toBe(true);
  await userEvent.fill(field('Quantity'), '5');
  await expect.poll(() => { answer(); return checked; }).toEqual([['5']]);
});

it('a press on “Check and go on” counts, though the mistakes of the line that is left by it appear above the button', async () => {
  const { checked, answer } = await showSlowLines();
  await userEvent.fill(field('Quantity'), '4');
  await goOn();
  await expect.poll(() => { answer(); return checked; }).toEqual([['4']]);
});

it('what could not be kept is sent again by itself after the second failure too, though it says the same', async () => {
  let calls = 0;
  const kept: string[] = [];
  await page.viewport(1280, 900);
  await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseName: 'ItemEntry', attributes: begun }),
    '/fedstrip/fedstrip_ItemDispatchEntry': ({ body }) => {
      const { lines } = body as { lines: Line[] };
      if (lines.length === 0) return { responseName: 'collapseItemEntry', attributes: { ...begun, isPart: true } };
      calls += 1;
      if (calls < 3) return { status: 500 };
      kept.push(...lines.map(({ quantity }) => quantity));
      return { responseName: 'collapseItemEntry', attributes: { ...begun, version: 2, isPart: true, lines: lines.map((line) => ({ ...line, revision: 1, item: null, exception: null })), removed: [], conflicts: [] } };
    },
  }));
  await userEvent.fill(field('Quantity'), '4');
  await expect.element(page.getByText('Not kept yet')).toBeVisible();
  await expect.poll(() => kept).toEqual(['4']);
  await expect.element(page.getByText('Not kept yet')).not.toBeInTheDocument();
});
