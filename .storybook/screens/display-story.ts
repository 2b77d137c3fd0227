import { silently } from '../shell/silently.ts';
import { sceneStories } from '../stage/scene-stories.tsx';
import { sceneStory } from '../stage/scene-story.ts';
import type { ListedDisplay } from './display-list.ts';

/** The settings that the stories of all display-only screens share. */
export const displayStories = sceneStories;

/** The story of a display-only screen at its address, with nothing supplied. */
export const displayStory = ({ path, stores }: ListedDisplay) => sceneStory({
  stores,
  address: path === '/404' ? '/404?url=/catalog/no_such_page.do' : `/ds${path}`,
  contributions: [silently],
});
