import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 196,
  maxWidth: '46vw',
  height: 'auto',
  '& [data-part="sign"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& [data-part="rise"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold'), fontSize: 22, letterSpacing: 1.4 },
});

/** A wing that rises: our own drawing, no agency’s seal. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 196 36" role="img" aria-label="AIRFORCE">
      <path data-part="sign" d="M18 4 33 31 18 24 3 31z" />
      <path data-part="rise" d="M18 10.5V19" />
      <text x="46" y="26" aria-hidden>AIRFORCE</text>
    </svg>
  );
}
