import type { StoryObj } from '@storybook/react-vite';
import type { Scene } from './scene.ts';

/** A story that shows a scene; its file spreads `sceneStories` into its meta. */
export const sceneStory = (scene: Scene): StoryObj => ({ parameters: { scene } });
