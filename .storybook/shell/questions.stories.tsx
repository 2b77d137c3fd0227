import { confirmDialogPoint, type ConfirmRequest } from '@quartermaster/core';
import { newSessionQuestion } from '@quartermaster/core/host';
import { storesWithDefault } from '../composition/stores-by-point.ts';
import { sceneStories } from '../stage/scene-stories.tsx';
import { sceneStory } from '../stage/scene-story.ts';

export default { ...sceneStories, title: 'Shell/Questions', tags: ['!autodocs'] };

/** Stores that ask with the browser's own dialog are left out: no page can show it. */
const question = (request: ConfirmRequest) => sceneStory({
  stores: storesWithDefault(confirmDialogPoint),
  act: (storefront) => void storefront.confirm(request),
  isComplete: (storefront) => storefront.question.get() !== null,
});

export const Confirm = question({ title: 'Sign out?', body: 'The items in your cart are kept.', confirmLabel: 'Sign out', cancelLabel: 'Stay signed in' });
export const Dangerous = question({ title: 'Remove the parked cart?', body: 'Its 12 lines are lost.', confirmLabel: 'Remove', cancelLabel: 'Keep it', danger: true });
export const NewSession = question(newSessionQuestion);
