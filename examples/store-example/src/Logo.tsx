import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 208,
  maxWidth: '46vw',
  height: 'auto',
  '& circle': { fill: 'none', stroke: token('color.attention'), strokeWidth: 4 },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold'), fontSize: 22, letterSpacing: 1.4 },
});

/** Shown in the header. It takes the color of the text around it. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 208 36" role="img" aria-label="EXAMPLE">
      <circle cx="18" cy="18" r="13" />
      <text x="44" y="26" aria-hidden>EXAMPLE</text>
    </svg>
  );
}
