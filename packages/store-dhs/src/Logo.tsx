import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 128,
  maxWidth: '46vw',
  height: 'auto',
  '& [data-part="sign"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& [data-part="rise"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold'), fontSize: 22, letterSpacing: 1.4 },
});

/** A house with a tick: our own drawing, no agency’s seal. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 128 36" role="img" aria-label="DHS">
      <path data-part="sign" d="M3.5 17 18 5l14.5 12" />
      <path data-part="sign" d="M8 14.5V31h20V14.5" />
      <path data-part="rise" d="m12.5 22.5 4 4 7.5-8" />
      <text x="46" y="26" aria-hidden>DHS</text>
    </svg>
  );
}
