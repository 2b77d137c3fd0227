import { sceneStories } from '../stage/scene-stories.tsx';
import type { Offers } from '../toolbar/choices.ts';
import type { ListedScreen } from './screen-list.ts';
import { screenScene } from './screen-scene.ts';

/** The settings that the stories of all screens share. */
export const screenStories = sceneStories;

/** The story of one screen with one example. */
export function screenStory({ shownIn, isRepeated, ...screen }: Omit<ListedScreen, 'isOverride' | 'words' | 'alias'>) {
  return { parameters: { scene: screenScene(screen), offers: { store: shownIn } satisfies Offers, isRepeated } };
}
