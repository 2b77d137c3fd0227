import type { AlertType } from '@quartermaster/core';
import { sceneStories } from '../stage/scene-stories.tsx';
import { sceneStory } from '../stage/scene-story.ts';

export default { ...sceneStories, title: 'Shell/Alerts', tags: ['!autodocs'] };

const alerts = (...shown: readonly (readonly [AlertType, string])[]) =>
  sceneStory({ act: (storefront) => { for (const [type, msg] of shown) storefront.alerts.show({ type, msg, timeout: 0 }); } });

export const Information = alerts(['info', 'The catalog is updated tonight.']);
export const Success = alerts(['success', 'Toner cartridge was added to your cart.']);
export const Warning = alerts(['warning', 'Two prices in your cart changed.']);
export const Error = alerts(['error', 'Toner cartridge could not be added.']);
export const Several = alerts(['success', 'Copy paper was added.'], ['warning', 'Only 3 of 5 could be added.'], ['error', 'Staples could not be added.']);
export const LongText = alerts(['info', 'A long message that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide, with <b>markup</b> and a <a href="/ws/information/help">link</a>.']);
