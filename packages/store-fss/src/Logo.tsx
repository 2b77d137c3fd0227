import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 160,
  maxWidth: '46vw',
  height: 'auto',
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold'), fontSize: 22, letterSpacing: 1.4 },
});

/** The store's name: our own drawing, no agency's seal. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 160 36" role="img" aria-label="FSS">
      <text x="0" y="26" aria-hidden>FSS</text>
    </svg>
  );
}
