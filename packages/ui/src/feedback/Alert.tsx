import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/index.ts';
import { Icon } from '../icons/index.ts';
import { token } from '../tokens/index.ts';
import { VisuallyHidden } from '../typography/index.ts';
import { toneColors, toneIcon, toneWord, type Tone } from './tones.ts';

const box = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token('space.sm'),
  padding: `${token('space.sm')} ${token('space.md')}`,
  border: '1px solid',
  borderInlineStartWidth: 6,
  borderRadius: token('radius.md'),
  color: token('color.text'),
  '& > svg': { marginBlockStart: '0.15em' },
  '& > button': { marginBlock: `calc(-1 * ${token('space.xxs')})`, marginInlineEnd: `calc(-1 * ${token('space.xs')})` },
});
const words = css({ flex: 1, minWidth: 0 });
const titleStyle = css({ display: 'block', fontWeight: token('fontWeight.bold') });
const boxes = {
  info: css(box, toneColors.info),
  success: css(box, toneColors.success),
  warning: css(box, toneColors.warning),
  error: css(box, toneColors.error),
} satisfies Record<Tone, unknown>;

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Links or buttons: what to do next. */
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Announces the message when it appears in a page that is already there. */
  isLive?: boolean;
  className?: string;
}

/** A message in the page. Without a title its tone is spoken as a word before it. */
export function Alert({ tone = 'info', title, children, actions, onDismiss, isLive = false, className }: AlertProps) {
  const live = isLive ? { role: tone === 'error' || tone === 'warning' ? 'alert' : 'status' } : {};
  return (
    <div css={boxes[tone]} className={className} {...live}>
      <Icon name={toneIcon[tone]} />
      <div css={words}>
        <VisuallyHidden>{toneWord[tone]}: </VisuallyHidden>
        {title !== undefined && <strong css={titleStyle}>{title}</strong>}
        {children}
        {actions}
      </div>
      {onDismiss !== undefined && <IconButton icon="close" label="Dismiss message" size="sm" onClick={onDismiss} />}
    </div>
  );
}
