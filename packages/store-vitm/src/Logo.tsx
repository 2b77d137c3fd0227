import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 138,
  maxWidth: '46vw',
  height: 'auto',
  '& [data-part="sign"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& [data-part="rise"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold'), fontSize: 22, letterSpacing: 1.4 },
});

/** A chip with a tick: our own drawing. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 138 36" role="img" aria-label="VITM">
      <path data-part="sign" d="M9 9h18v18H9z" />
      <path data-part="sign" d="M14 4v5m8-5v5m-8 18v5m8-5v5M4 14h5m-5 8h5m18-8h5m-5 8h5" />
      <path data-part="rise" d="m14 18.5 3 3 5.5-6" />
      <text x="46" y="26" aria-hidden>VITM</text>
    </svg>
  );
}
