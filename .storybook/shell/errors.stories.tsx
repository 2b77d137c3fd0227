import { laterErrorTexts } from '@quartermaster/core';
import { sceneStories } from '../stage/scene-stories.tsx';
import { sceneStory } from '../stage/scene-story.ts';
import type { SceneAnswer } from '../stage/scene-server.ts';
import { silently } from './silently.ts';

export default { ...sceneStories, title: 'Shell/Errors', tags: ['!autodocs'] };

/** The page that the engine makes of an answer that is no answer. */
const answeredWith = (answer: SceneAnswer) => sceneStory({ address: '/ws/main/home', answers: { '/main/home': answer }, contributions: [silently] });
const at = (address: string) => sceneStory({ address, contributions: [silently] });

export const HttpError = answeredWith({
  status: 500,
  responseType: 'ERROR',
  message: 'The database did not answer within 5 seconds.',
  attributes: { errorID: 'req-7f3a', occurrenceTimeOnServer: '2026-11-20T15:04:05.000Z', code: 'UNEXPECTED' },
});
export const OwnTitle = answeredWith({ status: 403, responseType: 'ERROR', msgType: 'Authorization Error', message: 'Only the owner of an order sees it.' });
export const MissingResponse = answeredWith({});
export const UnexpectedResponse = answeredWith({ responseName: 'NoSuchScreen' });
export const MissingRedirection = answeredWith({ responseType: 'REDIRECT' });
export const UnexpectedRequest = at('/ws/no/such/service');
export const PageNotFound = at('/404?url=/catalog/no_such_page.do');
export const NoDisplayScreen = at('/ds/no/such/page');

const fatal = (path: string, { title, message }: { readonly title: string; readonly message: string }) => sceneStory({
  contributions: [silently],
  act: (storefront) => storefront.openDisplay(path, { title, message }),
  isComplete: (storefront) => storefront.page.get().pathname === `/ds${path}`,
});
export const ConnectionLost = fatal('/error/connection_lost', laterErrorTexts.connectionLost);
