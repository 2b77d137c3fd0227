import type { CatalogueStory } from './all-stories.ts';
import type { Choice } from './choice.ts';

/** The facts of a story that decide in which dresses it is run. */
export type DressedStory = Pick<CatalogueStory, 'name' | 'stores' | 'isOfStores' | 'isFixed' | 'isRepeated'>;

/** One run of one story. */
export interface StoryRun<Story extends DressedStory = CatalogueStory> {
  readonly label: string;
  readonly story: Story;
  /** Null: the story's own. */
  readonly store: string | null;
  readonly theme: string | null;
}

/**
 * The runs that a choice asks for: each story once in its own store and theme, or in every store that shows it and every theme.
 *
 * @throws Error when a store or theme is asked for that does not exist
 */
export function runsOf<Story extends DressedStory>(stories: readonly Story[], choice: Choice, stores: readonly string[], themes: readonly string[]): StoryRun<Story>[] {
  const chosenStores = chosenOf('store', choice.stores, stores);
  const chosenThemes = chosenOf('theme', choice.themes, themes);
  const words = choice.words.map((word) => word.toLowerCase());
  const shown = stories.filter(({ isRepeated }) => !isRepeated || choice.newPagesOnly !== true);
  const chosen = shown.filter(({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)));
  return choice.everyDress ? chosen.flatMap(inEveryDress) : chosen.map(once);

  function inEveryDress(story: Story): StoryRun<Story>[] {
    // A run for some stores or themes leaves out pages that look the same in all of them.
    if (story.isFixed) return choice.stores.length + choice.themes.length === 0 ? [once(story)] : [];
    return dressesOf(story).flatMap((store) => chosenThemes.map((theme) => ({ label: [story.name, store, theme].filter(Boolean).join(' · '), story, store, theme })));
  }

  function dressesOf(story: Story): readonly (string | null)[] {
    if (!story.isOfStores) return choice.stores.length === 0 ? [null] : [];
    return chosenStores.filter((store) => story.stores?.includes(store) ?? true);
  }
}

const once = <Story extends DressedStory>(story: Story): StoryRun<Story> => ({ label: story.name, story, store: null, theme: null });

function chosenOf(kind: string, wanted: readonly string[], all: readonly string[]): readonly string[] {
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${kind} ${unknown.join(', ')}; there are: ${all.join(', ')}.`);
  return wanted.length === 0 ? all : wanted;
}

/** Two halves that take about as long. The stories of one screen stay together: what axe has found on one page is known on the next. */
export function halvesOf<Run extends { readonly story: { readonly name: string } }>(runs: readonly Run[]): readonly [Run[], Run[]] {
  const screens = Map.groupBy(runs, ({ story: { name } }) => name.slice(0, Math.max(0, name.lastIndexOf('/'))));
  const halves: [Run[], Run[]] = [[], []];
  for (const some of [...screens.values()].toSorted((one, other) => other.length - one.length)) halves[halves[0].length <= halves[1].length ? 0 : 1].push(...some);
  return halves;
}
