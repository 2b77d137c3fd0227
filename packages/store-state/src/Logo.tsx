import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 154,
  maxWidth: '46vw',
  height: 'auto',
  '& [data-part="sign"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& [data-part="rise"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold'), fontSize: 22, letterSpacing: 1.4 },
});

/** A town hall: our own drawing, no government’s seal. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 154 36" role="img" aria-label="STATE">
      <path data-part="sign" d="M4 13.5 18 4.5l14 9z" />
      <path data-part="sign" d="M9 18v9M27 18v9M4 31.5h28" />
      <path data-part="rise" d="M18 18v9" />
      <text x="46" y="26" aria-hidden>STATE</text>
    </svg>
  );
}
