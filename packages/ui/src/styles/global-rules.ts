import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';
import { barHeight, media } from './media.ts';

const reset = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'html': { WebkitTextSizeAdjust: '100%', scrollPaddingTop: token('space.md') },
  // Nothing that gets the focus is scrolled to where a bar at the foot of the window covers it (WCAG 2.2, 2.4.11).
  'html:has([data-sticky="end"])': { scrollPaddingBlockEnd: barHeight },
  'body': {
    margin: 0,
    background: token('color.canvas'),
    color: token('color.text'),
    fontFamily: token('fontFamily.text'),
    fontSize: token('fontSize.md'),
    lineHeight: token('lineHeight.text'),
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0 },
  'ul[role="list"], ol[role="list"]': { listStyle: 'none' },
  'fieldset': { border: 0, minWidth: 0 },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'img, svg': { maxWidth: '100%' },
  'a': { color: token('color.link'), textUnderlineOffset: '0.15em' },
  'a:hover': { color: token('color.linkHover') },
  '[hidden]': { display: 'none' },
});

const focusRing = css({
  ':focus-visible': {
    outline: `${token('size.focusRing')} solid ${token('color.focus')}`,
    outlineOffset: '2px',
  },
  // A heading or summary that takes focus from a script needs a mark too, a whole page does not.
  'main:focus-visible, [data-focus-target]:focus-visible': { outline: 'none' },
});

const preferences = css({
  [media.reducedMotion]: {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: what is inherited would reach each element a frame after its parent.
      transitionProperty: 'none !important',
    },
  },
  [media.forcedColors]: { ':focus-visible': { outlineColor: 'Highlight' } },
  [media.print]: {
    'body': { background: '#fff', color: '#000', fontSize: '10pt' },
    'a': { color: 'inherit' },
    '[data-print="hide"]': { display: 'none !important' },
    'tr, li, article': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
  },
});

/** Reset, focus ring, and what forced colors, reduced motion and paper ask for. */
export const globalRules = [reset, focusRing, preferences];
