import type { HTMLAttributes } from 'react';
import { visuallyHidden } from '../styles/index.ts';

/** Text for screen readers. A class, not an inline style, so that a strict content policy allows it. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span css={visuallyHidden} {...props} />;
}
