import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';
import type { ReactNode } from 'react';

const mark = css({
  display: 'block',
  maxWidth: 'min(46vw, 100%)',
  height: 'auto',
  '& [data-part="sign"]': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& [data-part="rise"]': { fill: 'none', stroke: token('color.attention'), strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& text': { fill: 'currentColor', fontFamily: token('fontFamily.heading'), fontWeight: token('fontWeight.bold'), fontSize: 22, letterSpacing: 1.4 },
});

export interface DrawnLogoProps {
  /** Shown beside the sign; says what the picture is. */
  name: string;
  /** Of sign and name together, in pixels; they are 36 high. */
  width: number;
  /** The sign, in a square of 36: paths with `data-part="sign"`, and with `data-part="rise"` what is gold. */
  children: ReactNode;
}

/** A logo of a sign that is drawn with lines, and of the store's name. */
export function DrawnLogo({ name, width, children }: DrawnLogoProps) {
  return (
    <svg css={mark} width={width} viewBox={`0 0 ${width} 36`} role="img" aria-label={name}>
      {children}
      <text x="46" y="26" aria-hidden>{name}</text>
    </svg>
  );
}
