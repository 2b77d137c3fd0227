import type { ListedScreen } from '../screens/screen-list.ts';
import { namedStories, responseOf } from '../screens/story-names.ts';

/** A response, and where each store shows it. */
export interface OverviewRow {
  readonly path: string;
  readonly responseName: string;
  /** Area and screen in words; several where stores show screens of their own names. */
  readonly words: readonly string[];
  /** By the name of the store; a store that does not show the response is not among them. */
  readonly cells: Readonly<Record<string, OverviewCell>>;
}

export interface OverviewCell {
  /** The first story of the screen. */
  readonly story: string;
  /** How many examples it has. */
  readonly examples: number;
  /** The store's own screen, and not the default. */
  readonly isOwn: boolean;
}

/** Every response that has a screen, with the stores that show it. */
export function overviewRows(screens: readonly ListedScreen[]): OverviewRow[] {
  return [...Map.groupBy(namedStories(screens), ({ screen }) => responseOf(screen)).values()].flatMap((listed) => {
    const [first] = listed;
    if (first === undefined) return [];
    const cells: Record<string, OverviewCell> = {};
    for (const { screen, id } of listed) {
      for (const store of screen.stores) cells[store] = { story: cells[store]?.story ?? id, examples: (cells[store]?.examples ?? 0) + 1, isOwn: screen.isOverride };
    }
    const words = [...new Set(listed.map(({ title }) => title.replace('Screens/', '').replaceAll('/', ': ')))];
    return [{ path: first.screen.path, responseName: first.screen.responseName, words, cells }];
  }).toSorted((a, b) => (a.words[0] ?? '').localeCompare(b.words[0] ?? '', 'en'));
}
