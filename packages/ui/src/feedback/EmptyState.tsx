import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-shapes.tsx';
import { panel } from '../styles/shared-styles.ts';
import { token } from '../tokens/token.ts';
import { Heading, type HeadingLevel } from '../typography/Heading.tsx';

const box = css(panel, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token('space.sm'),
  padding: `${token('space.xxl')} ${token('space.lg')}`,
  textAlign: 'center',
  '& > svg': { color: token('color.textMuted') },
});
const text = css({ maxWidth: '60ch', color: token('color.textMuted') });
const actionRow = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: token('space.xs'), marginBlockStart: token('space.xs') });

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  level?: HeadingLevel;
  children?: ReactNode;
  /** What can be done instead. */
  actions?: ReactNode;
}

/** Nothing here, why, and what to do next. */
export function EmptyState({ icon, title, level = 2, children, actions }: EmptyStateProps) {
  return (
    <div css={box}>
      {icon !== undefined && <Icon name={icon} size="xl" />}
      <Heading level={level} size="lg">{title}</Heading>
      {children !== undefined && <div css={text}>{children}</div>}
      {actions !== undefined && <div css={actionRow}>{actions}</div>}
    </div>
  );
}
