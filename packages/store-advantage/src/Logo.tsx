import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 208,
  maxWidth: '46vw',
  height: 'auto',
  '& [data-part="sign"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& [data-part="rise"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold'), fontSize: 22, letterSpacing: 1.4 },
});

/** A crate with a rising line: our own drawing, no agency's seal. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 208 36" role="img" aria-label="ADVANTAGE">
      <path data-part="sign" d="M18 3 32 10.5v15L18 33 4 25.5v-15z" />
      <path data-part="rise" d="M10.5 22.5 16 16l4 4 6-7.5" />
      <text x="44" y="26" aria-hidden>ADVANTAGE</text>
    </svg>
  );
}
