import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';
import type { ReactNode } from 'react';

const mark = css({
  display: 'block',
  maxWidth: '44vw',
  height: 'auto',
  '& [data-part="sign"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& [data-part="straps"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 2.5 },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold') },
});

export interface SupplyLogoProps {
  /** In large letters beside the sign. */
  name: string;
  /** Below the name, as it is said: it is shown in capital letters. */
  line: string;
  /** Of sign and words together, in pixels; they are 40 high. */
  width: number;
  /** Where the words begin, in pixels from the left. */
  wordsAt: number;
  /** The sign: paths with `data-part="sign"`, and with `data-part="straps"` what is gold. */
  children: ReactNode;
}

/** A logo of the older look: a sign that is drawn with lines, and two lines of words. */
export function SupplyLogo({ name, line, width, wordsAt, children }: SupplyLogoProps) {
  return (
    <svg css={mark} width={width} viewBox={`0 0 ${width} 40`} role="img" aria-label={`${name} ${line}`}>
      {children}
      <text x={wordsAt} y="24" fontSize="24" letterSpacing="1" aria-hidden>{name}</text>
      <text x={wordsAt + 1} y="36" fontSize="9.5" letterSpacing="1.2" aria-hidden>{line.toUpperCase()}</text>
    </svg>
  );
}
