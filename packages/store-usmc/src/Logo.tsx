import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const mark = css({
  display: 'block',
  width: 160,
  maxWidth: '44vw',
  height: 'auto',
  '& [data-part="pack"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& [data-part="straps"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 2.5, strokeLinecap: 'round' },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold') },
});

/** A packed rucksack beside the name: our own drawing, no seal and no emblem of a service. */
export function Logo() {
  return (
    <svg css={mark} viewBox="0 0 160 40" role="img" aria-label="USMC Unit Supply">
      <path data-part="pack" d="M9 14a11 11 0 0 1 22 0v20a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2zM4 22h5v10H4zM31 22h5v10h-5zM14 24h12v7H14z" />
      <path data-part="straps" d="M16 3v12M24 3v12" />
      <text x="46" y="24" fontSize="24" letterSpacing="1" aria-hidden>USMC</text>
      <text x="47" y="36" fontSize="9.5" letterSpacing="1.2" aria-hidden>UNIT SUPPLY</text>
    </svg>
  );
}
