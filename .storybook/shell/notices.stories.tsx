import { sceneStories } from '../stage/scene-stories.tsx';
import { sceneStory } from '../stage/scene-story.ts';
import { answered, pageScene } from './sample-screen.ts';

export default { ...sceneStories, title: 'Shell/Notices', tags: ['!autodocs'] };

/** A notice that the server wants answered, over the page that it came with. */
const notice = (attributes: object) => sceneStory({
  ...pageScene('index'),
  answers: answered({ attributes: { header: 'New terms of use', body: '<p>From Monday on, <b>all orders</b> need a contract number.</p>', negativeLabel: 'I agree', ...attributes } }),
  isComplete: (storefront) => storefront.modal.get() !== null,
});

export const Acknowledgement = notice({ mustAcknowledge: true });
export const Registration = notice({ type: 'registration', header: 'Registration', body: 'You have an identity, but no account yet.', negativeLabel: 'Not now' });
export const SessionExpiry = notice({ type: 'sessionExpiryModal', header: 'Your session has ended', body: 'Sign in again to go on.', negativeLabel: 'Close' });
