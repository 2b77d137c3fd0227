import type { IndexEntry } from './catalogue.ts';

/** One picture to be taken: a story in a store and a theme, in a window of a width. */
export interface Shot {
  readonly story: Pick<IndexEntry, 'id' | 'title' | 'name'>;
  /** Null: the story's own. */
  readonly store: string | null;
  /** Null: the store's own. */
  readonly theme: string | null;
  /** Pixels. */
  readonly width: number;
}

/** Which pictures are asked for. An empty list leaves nothing out. */
export interface PictureChoice {
  /** A story is taken when its name, or its id, holds one of them. */
  readonly words: readonly string[];
  /** None: each story in its own. */
  readonly stores: readonly string[];
  /** None: each store in its own. */
  readonly themes: readonly string[];
  /** Pixels. */
  readonly widths: readonly number[];
}

/** The pictures that a choice asks for, each width after the other, so that one window serves many. */
export function shotsOf(stories: readonly Shot['story'][], { words, stores, themes, widths }: PictureChoice): Shot[] {
  const chosen = stories.filter((story) => isNamed(story, words));
  return widths.flatMap((width) => orOwn(stores).flatMap((store) => orOwn(themes).flatMap((theme) => chosen.map((story) => ({ story, store, theme, width })))));
}

/** Whether a picture that was taken before is one of those that a choice asks for. */
export const isAskedFor = ({ story, store, theme, width }: Shot, choice: PictureChoice): boolean =>
  isNamed(story, choice.words) && orOwn(choice.stores).includes(store) && orOwn(choice.themes).includes(theme) && choice.widths.includes(width);

/** Whether one of the words is in the name or the id of a story, or there are no words. */
export function isNamed({ id, title, name }: Shot['story'], words: readonly string[]): boolean {
  const text = `${title}/${name}\n${id}`.toLowerCase();
  return words.length === 0 || words.some((word) => text.includes(word.toLowerCase()));
}

const orOwn = (names: readonly string[]): readonly (string | null)[] => (names.length === 0 ? [null] : names);

/** The same for the same picture of another day: also the name of its file. */
export const keyOf = ({ story, store, theme, width }: Shot): string => [story.id, store, theme, width].filter((part) => part !== null).join('.');

/** In words: `Components/Buttons/Button/Primary · FSS · 390`. */
export const labelOf = ({ story, store, theme, width }: Shot): string => [`${story.title}/${story.name}`, store, theme, width].filter((part) => part !== null).join(' · ');
