import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../tokens/index.ts';
import { VisuallyHidden } from '../typography/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const base = css({ display: 'block', background: token('color.border'), borderRadius: token('radius.sm'), animation: `${breathe} 1.6s ease-in-out infinite` });
const shapes = {
  text: css(base, { height: '0.9em', marginBlock: '0.3em', width: '100%' }),
  shortText: css(base, { height: '0.9em', marginBlock: '0.3em', width: '45%' }),
  title: css(base, { height: '1.4em', marginBlock: '0.3em', width: '70%' }),
  picture: css(base, { width: '100%', aspectRatio: '1' }),
  button: css(base, { width: 120, maxWidth: '100%', height: token('size.control') }),
  row: css(base, { height: token('size.touchTarget'), marginBlock: token('space.xs'), width: '100%' }),
} as const;

export interface SkeletonProps {
  shape?: keyof typeof shapes;
  /** How many below each other. */
  count?: number;
}

/** A gray shape where something will come. Wrap the shapes of one area in a `SkeletonRegion`. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return <>{Array.from({ length: count }, (_, index) => <span key={index} css={shapes[shape]} aria-hidden />)}</>;
}

/** An area that loads: says so once, shows the shapes in it. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
