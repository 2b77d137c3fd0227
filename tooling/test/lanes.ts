/**
 * Runs each item once and gives their results in the order of the items. At most `width` run beside each other; one that
 * runs alone waits until the others have ended, and the others wait for it.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  { width, alone, run }: { readonly width: number; readonly alone: (item: Item) => boolean; readonly run: (item: Item) => Promise<Result> },
): Promise<Result[]> {
  const running = new Set<Promise<void>>();
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    const others = alone(item) ? 0 : width - 1;
    while (running.size > others) await Promise.race(running);
    const ended: Promise<void> = run(item).then((result) => {
      results[place] = result;
      running.delete(ended);
    });
    running.add(ended);
    if (alone(item)) await ended;
  }
  await Promise.all(running);
  return results;
}
