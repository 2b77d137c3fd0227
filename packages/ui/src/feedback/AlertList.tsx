import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { barHeight, layer, media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { Alert } from './Alert.tsx';
import type { Tone } from './tones.ts';

const region = css({
  position: 'fixed',
  // Below a header: its controls stay in reach while a message is shown.
  insetBlockStart: `calc(${token('size.touchTarget')} + ${token('space.xl')} + ${token('space.xxs')})`,
  insetInlineEnd: token('space.md'),
  zIndex: layer.alerts,
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.xs'),
  width: '20%',
  minWidth: 320,
  maxWidth: `calc(100% - 2 * ${token('space.md')})`,
  pointerEvents: 'none',
  '& > div': { display: 'flex', flexDirection: 'column', gap: token('space.xs') },
  '& > div > *': { pointerEvents: 'auto', boxShadow: token('shadow.float') },
  [media.phone]: {
    insetBlock: `auto ${token('space.sm')}`,
    insetInline: token('space.xs'),
    width: 'auto',
    minWidth: 0,
    // Above the bar at the end of the screen, whose buttons lead on.
    'html:has([data-sticky="end"]) &': { insetBlockEnd: barHeight },
  },
  [media.print]: { display: 'none' },
});

export interface ListedAlert {
  id: string;
  tone: Tone;
  title?: ReactNode;
  message: ReactNode;
}

export interface AlertListProps {
  alerts: readonly ListedAlert[];
  onDismiss: (id: string) => void;
  /** True while a pointer or the focus is on the messages: a timer of theirs should stop meanwhile (WCAG 2.2.1). */
  onHoldChange?: (isHeld: boolean) => void;
}

const isUrgent = (alert: ListedAlert) => alert.tone === 'error' || alert.tone === 'warning';

/** Messages of the whole page, top right below the header, a fifth of its width; on a phone at the bottom, above a bar that stays there. Both live regions are in the page from the start, so that each new message is announced. */
export function AlertList({ alerts, onDismiss, onHoldChange }: AlertListProps) {
  const show = (alert: ListedAlert) => (
    <Alert key={alert.id} tone={alert.tone} title={alert.title} onDismiss={() => onDismiss(alert.id)}>{alert.message}</Alert>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices that someone is reading
    <section
      css={region}
      aria-label="Messages"
      onPointerEnter={() => onHoldChange?.(true)}
      onPointerLeave={() => onHoldChange?.(false)}
      onFocus={() => onHoldChange?.(true)}
      onBlur={() => onHoldChange?.(false)}
    >
      <div role="alert">{alerts.filter(isUrgent).map(show)}</div>
      <div role="status">{alerts.filter((alert) => !isUrgent(alert)).map(show)}</div>
    </section>
  );
}
