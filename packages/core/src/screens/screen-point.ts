import { extensionPoint, described, member, text } from '../extension/index.ts';
import type { ScreenDefinition } from './screen.ts';

/** The screen maps: one screen per path and response name. Declare screens with `screen()` or `screenFor()`. */
export const screenPoint = extensionPoint<ScreenDefinition>()('screen', 'keyed', {
  doc: 'The screen that is shown for a path and a response name.',
  validate: (value) => textProblem(value, ['path', 'responseName']) ?? lookProblem(value),
});

/** The mistake of a screen, whatever it is shown for; null when there is none. */
export function lookProblem(value: unknown): string | null {
  const problem = textProblem(value, ['layout']);
  if (problem !== null) return problem;
  const title = member(value, 'title');
  if (typeof title !== 'string' && typeof title !== 'function') {
    return `Its title must be text or a function of the attributes, not ${described(title)}.`;
  }
  return typeof member(value, 'load') === 'function' ? null : 'It must have load(), a lazy import of its component.';
}

function textProblem(value: unknown, names: readonly string[]): string | null {
  for (const name of names) {
    const problem = text(member(value, name), null);
    if (problem !== null) return `Its ${name} is wrong: ${problem}`;
  }
  return null;
}
