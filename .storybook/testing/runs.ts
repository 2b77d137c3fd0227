import { stores } from '../composition/stores.ts';
import { themes } from '../composition/themes.ts';
import { allStories, type CatalogueStory } from './all-stories.ts';

/** One run of one story. */
export interface StoryRun {
  readonly label: string;
  readonly story: CatalogueStory;
  /** Null: the story's own. */
  readonly store: string | null;
  readonly theme: string | null;
}

/** Set by the program that runs the stories: in every dress, or once; and which ones. */
declare const __EVERY_DRESS__: boolean;
declare const __ONLY__: string;

const chosen = allStories.filter(({ name }) => name.toLowerCase().includes(__ONLY__.toLowerCase()));

const once = (story: CatalogueStory): StoryRun => ({ label: story.name, story, store: null, theme: null });

/** Each story once in its own store and theme, or in every store that shows it and every theme. */
export const storyRuns: readonly StoryRun[] = __EVERY_DRESS__ ? chosen.flatMap(inEveryDress) : chosen.map(once);

function inEveryDress(story: CatalogueStory): StoryRun[] {
  if (story.isFixed) return [once(story)];
  const names = story.stores ?? (story.isOfStores ? stores.map(({ id }) => id.name) : [null]);
  return names.flatMap((store) => themes.map(({ id }) => ({ label: [story.name, store, id].filter(Boolean).join(' · '), story, store, theme: id })));
}
