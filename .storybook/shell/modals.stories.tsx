import { sceneStories } from '../stage/scene-stories.tsx';
import { sceneStory } from '../stage/scene-story.ts';
import { modalScene } from './sample-screen.ts';

export default { ...sceneStories, title: 'Shell/Modals', tags: ['!autodocs'] };

export const Middle = sceneStory(modalScene(null));
export const Small = sceneStory(modalScene('small'));
export const Medium = sceneStory(modalScene('medium'));
export const Right = sceneStory(modalScene('right'));
export const RightMedium = sceneStory(modalScene('right medium'));
export const Left = sceneStory(modalScene('left'));
export const LeftMedium = sceneStory(modalScene('left medium'));
/** Only its own buttons close it. */
export const MustAnswer = sceneStory(modalScene('medium', { dismissable: false }));
