import { sceneStories } from '../stage/scene-stories.tsx';
import type { ListedScreen } from './screen-list.ts';
import { screenScene } from './screen-scene.ts';

/** What the stories of all screens share. */
export const screenStories = sceneStories;

/** The story of one screen with one example. */
export function screenStory(screen: Omit<ListedScreen, 'isOverride'>) {
  return { parameters: { scene: screenScene(screen) } };
}
