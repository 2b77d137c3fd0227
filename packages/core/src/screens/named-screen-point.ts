import { extensionPoint } from '../extension/index.ts';
import type { AnyNamedScreen } from './named-screen.ts';
import { lookProblem } from './screen-point.ts';

/** The screens that rows refer to, by name. Rows bring theirs along; `overrideScreen()` replaces one. */
export const namedScreenPoint = extensionPoint<AnyNamedScreen>()('named screen', 'keyed', {
  doc: 'A screen that several responses show.',
  validate: lookProblem,
});
