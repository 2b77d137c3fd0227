import { sessionExpiredPoint, sessionWarningPoint, SessionWarningsToken } from '@quartermaster/core';
import { storesWithDefault, storesWithOwn } from '../composition/stores-by-point.ts';
import { sceneStories } from '../stage/scene-stories.tsx';
import { sceneStory } from '../stage/scene-story.ts';
import { silently } from './silently.ts';

export default { ...sceneStories, title: 'Shell/Session', tags: ['!autodocs'] };

/** The countdown does not run. Stores that warn with the browser's own dialog are left out: no page can show it. */
const warning = (secondsLeft: number, again: boolean) => sceneStory({
  stores: storesWithDefault(sessionWarningPoint),
  signedIn: true,
  act: (storefront) => {
    const { open } = storefront.inject(SessionWarningsToken);
    open.set({ secondsLeft: { get: () => secondsLeft, subscribe: () => () => {} }, again, answer: () => open.set(null) });
  },
  isComplete: (storefront) => storefront.sessionWarning.get() !== null,
});

export const Warning = warning(300, false);
export const LastSeconds = warning(12, false);
export const ServerNotReached = warning(240, true);

const expired = (stores: readonly string[]) => sceneStory({
  stores,
  contributions: [silently],
  act: (storefront) => storefront.openDisplay('/error/session_expired'),
  isComplete: (storefront) => storefront.page.get().pathname === '/ds/error/session_expired',
});

export const SessionExpired = expired(storesWithDefault(sessionExpiredPoint));
export const InvalidSession = expired(storesWithOwn(sessionExpiredPoint));
