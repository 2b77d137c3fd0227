import type { StoryObj } from '@storybook/react-vite';
import type { Offers } from '../toolbar/choices.ts';
import type { Scene } from './scene.ts';

/** A story that shows a scene; its file spreads `sceneStories` into its meta. */
export function sceneStory(scene: Scene): StoryObj {
  const offers: Offers = scene.stores === undefined ? {} : { store: scene.stores };
  return { parameters: { scene, offers } };
}
