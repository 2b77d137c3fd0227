import { ofParts } from '../stage/accessibility.ts';
import { sceneStories } from '../stage/scene-stories.tsx';
import { sceneStory } from '../stage/scene-story.ts';
import { answered, pageScene } from './sample-screen.ts';

export default { ...sceneStories, title: 'Shell/Layouts', tags: ['!autodocs'] };

export const Index = sceneStory(pageScene('index'));
export const Classic = sceneStory(pageScene('classic'));
export const Help = sceneStory(pageScene('help'));
export const SignedIn = sceneStory({ ...pageScene('index'), signedIn: true });
export const WithInformation = sceneStory({ ...pageScene('index'), answers: answered({ message: 'The catalog is updated <b>tonight</b>.', msgHeader: 'Good to know' }) });
export const WithSuccess = sceneStory({ ...pageScene('index'), answers: answered({ message: 'Your address was saved.', msgType: 'Success' }) });
export const WithWarning = sceneStory({ ...pageScene('index'), answers: answered({ message: 'Prices change on Monday.', msgType: 'Warning' }) });
export const WithError = sceneStory({ ...pageScene('index'), answers: answered({ message: 'The order was not placed.', msgType: 'Error' }) });

/** Stores that ask what visitors think of them. */
export const WithSurvey = sceneStory({ ...pageScene('index', { addsSurvey: true }), stores: ['ADVANTAGE', 'FSS', 'USMC'] });

/** The first answer is still on its way: there is no heading yet, which only a whole page has to have. */
export const Skeleton = { parameters: { scene: { ...pageScene('index'), answers: { '/main/session': null }, isComplete: () => true }, a11y: { options: ofParts } } };
