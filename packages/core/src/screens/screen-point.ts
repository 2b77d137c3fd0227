import { extensionPoint } from '../extension/extension-point.ts';
import { described, member, text } from '../extension/validators.ts';
import type { ScreenDefinition } from './screen.ts';

/** The screen maps: one screen per path and response name. Declare screens with `screen()`. */
export const screenPoint = extensionPoint<ScreenDefinition>()('screen', 'keyed', {
  doc: 'The screen that is shown for a path and a response name.',
  validate: (value) => {
    for (const name of ['path', 'responseName', 'layout']) {
      const problem = text(member(value, name), null);
      if (problem !== null) return `Its ${name} is wrong: ${problem}`;
    }
    const title = member(value, 'title');
    if (typeof title !== 'string' && typeof title !== 'function') {
      return `Its title must be text or a function of the attributes, not ${described(title)}.`;
    }
    return typeof member(value, 'load') === 'function' ? null : 'It must have load(), a lazy import of its component.';
  },
});
