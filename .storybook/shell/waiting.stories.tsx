import { sceneStories } from '../stage/scene-stories.tsx';
import { sceneStory } from '../stage/scene-story.ts';

export default { ...sceneStories, title: 'Shell/Spinner', tags: ['!autodocs'] };

/** A service that does not answer: its own message, or the usual one. */
const waitingFor = (path: string) => sceneStory({
  act: (storefront, server) => {
    server.answer(path, null);
    storefront.open(path);
  },
  isComplete: (storefront) => storefront.spinner.get().visible,
});

export const LoadingContent = waitingFor('/profile/update_profile');
export const OwnMessage = waitingFor('/login/mfa_sign_in');
