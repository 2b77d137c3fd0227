import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { VisuallyHidden } from '../typography/index.ts';

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.xs'),
  minHeight: token('size.controlSmall'),
  padding: `0 ${token('space.sm')}`,
  border: `1px solid ${token('color.action')}`,
  borderRadius: token('radius.pill'),
  background: token('color.actionSurface'),
  color: token('color.text'),
  fontSize: token('fontSize.sm'),
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: token('color.actionHover'), background: token('color.surface') },
  [media.phone]: { minHeight: token('size.touchTarget') },
});

export interface ChipProps {
  children: ReactNode;
  onRemove: () => void;
}

/** An applied filter; pressing it removes it. */
export function Chip({ children, onRemove }: ChipProps) {
  return (
    <button css={chip} type="button" onClick={onRemove}>
      <VisuallyHidden>Remove filter: </VisuallyHidden>
      {children}
      <Icon name="close" size="sm" />
    </button>
  );
}
