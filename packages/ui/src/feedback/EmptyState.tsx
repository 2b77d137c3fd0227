import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Actions } from '../buttons/index.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { media, combined, panel } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { Heading, type HeadingLevel } from '../typography/index.ts';

const box = css(panel, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token('space.sm'),
  padding: `${token('space.xxl')} ${token('space.lg')}`,
  [media.phone]: { padding: `${token('space.xl')} ${token('space.md')}` },
  textAlign: 'center',
  '& > svg': { color: token('color.textMuted') },
});
const done = css({ '& > svg': { color: token('color.successText') } });
// Two lines of the same length: a last word alone would look forgotten in the middle of the page.
const text = css({ maxWidth: '60ch', color: token('color.textMuted'), textWrap: 'balance' });
const actionRow = css({ marginBlockStart: token('space.xs'), [media.phone]: { alignSelf: 'stretch' } });

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  level?: HeadingLevel;
  children?: ReactNode;
  /** Actions to take instead. */
  actions?: ReactNode;
}

/** Nothing here, why, and what to do next. */
export function EmptyState({ icon, title, level = 2, children, actions }: EmptyStateProps) {
  return (
    <div css={combined(box, icon === 'success' && done)} data-part="empty-state">
      {icon !== undefined && <Icon name={icon} size="xl" />}
      <Heading level={level} size={level === 1 ? 'xl' : 'lg'}>{title}</Heading>
      {children !== undefined && <div css={text}>{children}</div>}
      {actions !== undefined && <div css={actionRow}><Actions align="center">{actions}</Actions></div>}
    </div>
  );
}
