import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 146,
  maxWidth: '46vw',
  height: 'auto',
  '& [data-part="sign"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& [data-part="rise"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold'), fontSize: 22, letterSpacing: 1.4 },
});

/** A leaf: our own drawing, no agency’s seal. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 146 36" role="img" aria-label="USDA">
      <path data-part="sign" d="M5 31C5 15 14 5 32 5c0 18-9 26-27 26z" />
      <path data-part="rise" d="M5 31 22 15" />
      <text x="46" y="26" aria-hidden>USDA</text>
    </svg>
  );
}
