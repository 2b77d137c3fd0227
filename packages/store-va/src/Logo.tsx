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

/** Two chevrons that hold each other: our own drawing, no agency’s seal. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 128 36" role="img" aria-label="VA">
      <path data-part="sign" d="M4 10.5 18 19l14-8.5" />
      <path data-part="sign" d="M4 27.5 18 19l14 8.5" />
      <path data-part="rise" d="M11 31.5 18 27l7 4.5" />
      <text x="46" y="26" aria-hidden>VA</text>
    </svg>
  );
}
