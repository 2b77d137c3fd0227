/** A screen's story, as the index of the catalog has it. */
export interface ScreenEntry {
  readonly id: string;
  /** `/cart/shopping_cart`. */
  readonly path: string;
  /** In words: `Cart: Shopping cart`. */
  readonly screen: string;
  readonly example: string;
}

interface IndexEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** An area was asked for that the catalog does not have. */
export class UnknownArea extends Error {
  override readonly name = 'UnknownArea';
}

/**
 * The screens of the catalog by area, which is the first part of the path.
 *
 * @param wanted the areas that are asked for; none: all of them
 * @throws UnknownArea
 */
export function areasIn(entries: readonly IndexEntry[], wanted: readonly string[]): Map<string, ScreenEntry[]> {
  const areas = new Map<string, ScreenEntry[]>();
  for (const { type, id, title, name, tags } of entries) {
    const [top, ...parts] = title.split('/');
    // A screen has its path as a tag.
    const path = tags.find((tag) => tag.startsWith('/'));
    const area = path?.split('/')[1];
    if (type !== 'story' || top !== 'Screens' || path === undefined || area === undefined) continue;
    const screens = areas.get(area) ?? [];
    screens.push({ id, path, screen: parts.join(': '), example: name });
    areas.set(area, screens);
  }
  const unknown = wanted.filter((area) => !areas.has(area));
  if (unknown.length > 0) throw new UnknownArea(`There is no area ${unknown.join(', ')}; there are: ${[...areas.keys()].join(', ')}.`);
  return wanted.length === 0 ? areas : new Map([...areas].filter(([area]) => wanted.includes(area)));
}
