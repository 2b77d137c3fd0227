import { storyNameFromExport, toId } from 'storybook/internal/csf/csf-utils';
import type { ListedScreen } from './screen-list.ts';

/** A screen with one example, as the catalog calls it. */
export interface NamedStory {
  readonly screen: ListedScreen;
  /** The place in the sidebar, in words. */
  readonly title: string;
  /** In the sidebar, below the title. */
  readonly name: string;
  /** The export of its module. */
  readonly exported: string;
  /** In the address of the catalog, before the name: path and response, which stay when words change. */
  readonly metaId: string;
  /** In the address of the catalog. */
  readonly id: string;
}

/** The response of a screen: path and response name. */
export const responseOf = ({ path, responseName }: Pick<ListedScreen, 'path' | 'responseName'>): string => `${path} ${responseName}`;

/** The stories of all screens. A screen that several services of its area answer with has a place for each of them. */
export function namedStories(screens: readonly ListedScreen[]): NamedStory[] {
  const occasions = new Map([...Map.groupBy(screens, placeOf)].map(([place, listed]) => [place, new Set(listed.map(({ words }) => words.occasion)).size]));
  return [...Map.groupBy(screens, responseOf).values()].flatMap((listed) => {
    const taken = new Set<string>();
    return listed.map((screen): NamedStory => {
      const place = placeOf(screen);
      const title = `Screens/${place}${(occasions.get(place) ?? 0) > 1 ? `/${partOf(screen.words.occasion)}` : ''}`;
      // A store's own screen is beside the one that the others show: the name tells them apart.
      const name = screen.isOverride ? `${screen.example} (${screen.stores.join(', ')})` : screen.example;
      const exported = exportName(name, taken);
      const metaId = toId(`Screens${screen.path}/${screen.responseName}`);
      return { screen, title, name, exported, metaId, id: toId(metaId, storyNameFromExport(exported)) };
    });
  });
}

const placeOf = ({ words: { area, screen } }: ListedScreen): string => `${partOf(area)}/${partOf(screen)}`;

/** A slash would begin another part of the title. */
const partOf = (words: string): string => words.replaceAll('/', ' or ');

/** A name that a module may export and no other story of the response has. */
function exportName(story: string, taken: Set<string>): string {
  const words = story.match(/[A-Za-z0-9]+/g) ?? [];
  const base = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('').replace(/^(?=\d|$)/, 'Example');
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`;
  taken.add(name);
  return name;
}
