import { css } from '@emotion/react';
import { iconShapes, type IconName } from './icon-shapes.tsx';

// The way in which they are drawn is written once here, not at each of the hundred icons of a page.
const base = css({
  display: 'inline-block', flex: 'none', verticalAlign: '-0.15em',
  fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
});
const sizes = {
  sm: css(base, { width: '1em', height: '1em' }),
  md: css(base, { width: '1.25em', height: '1.25em' }),
  lg: css(base, { width: '2em', height: '2em' }),
  xl: css(base, { width: '3.5em', height: '3.5em' }),
} as const;

export interface IconProps {
  name: IconName;
  size?: keyof typeof sizes;
  /** Its text for a screen reader. Leave it out beside a word that says the same. */
  label?: string | undefined;
  className?: string;
}

/** One of the drawn icons. An icon alone never carries a meaning: give a label or a word. */
export function Icon({ name, size = 'md', label, className }: IconProps) {
  const naming = label === undefined ? ({ 'aria-hidden': true } as const) : ({ 'role': 'img', 'aria-label': label } as const);
  return (
    <svg css={sizes[size]} className={className} viewBox="0 0 24 24" {...naming}>
      {iconShapes[name]}
    </svg>
  );
}
