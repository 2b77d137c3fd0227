import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 152,
  maxWidth: '44vw',
  height: 'auto',
  '& [data-part="crates"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& [data-part="straps"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 2.5 },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold') },
});

/** Three crates on each other beside the name: our own drawing, no agency's seal. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 152 40" role="img" aria-label="FSS Global Supply">
      <path data-part="crates" d="M13 4h16v14H13zM4 20h16v15H4zM22 20h16v15H22z" />
      <path data-part="straps" d="M21 4v14M12 20v15M30 20v15" />
      <text x="48" y="24" fontSize="24" letterSpacing="1" aria-hidden>FSS</text>
      <text x="49" y="36" fontSize="9.5" letterSpacing="1.2" aria-hidden>GLOBAL SUPPLY</text>
    </svg>
  );
}
