import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { layer, visuallyHidden } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const skip = css({
  position: 'absolute',
  insetInlineStart: token('space.xs'),
  top: token('space.xs'),
  zIndex: layer.dialog,
  padding: `${token('space.xs')} ${token('space.md')}`,
  background: token('color.surface'),
  color: token('color.link'),
  borderRadius: token('radius.sm'),
  boxShadow: token('shadow.float'),
  '&:not(:focus)': visuallyHidden,
});

/** The first link of a page: jumps over the header. The target needs this id and `tabIndex={-1}`. */
export function SkipLink({ targetId, children = 'Skip to main content' }: { targetId: string; children?: ReactNode }) {
  return <a css={skip} href={`#${targetId}`}>{children}</a>;
}
