import { css, keyframes } from '@emotion/react';
import { layer, floating, visuallyHidden } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { Spinner } from '../icons/index.ts';

const appear = keyframes({ from: { opacity: 0 } });

const cover = css({
  // A call that is answered at once shows no flash; the page is covered for the pointer from the start.
  animation: `${appear} 1ms linear 200ms backwards`,
  position: 'fixed',
  inset: 0,
  zIndex: layer.spinner,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: token('space.md'),
  background: 'rgb(255 255 255 / 65%)',
  // A press that began on a button ends there: browsers give no click when the pointer comes up over something else.
  'html:active &:not(:active)': { pointerEvents: 'none' },
});
const box = css(floating, {
  display: 'flex',
  alignItems: 'center',
  gap: token('space.md'),
  padding: `${token('space.md')} ${token('space.lg')}`,
  color: token('color.action'),
  '& > span': { color: token('color.text'), fontWeight: token('fontWeight.bold') },
});

export interface SpinnerOverlayProps {
  /** Text for what is happening; undefined or null shows nothing. */
  message: string | null | undefined;
}

/** Covers the whole screen while something must finish first. The live region stays in the page, so that each message is announced. */
export function SpinnerOverlay({ message }: SpinnerOverlayProps) {
  const isShown = message !== null && message !== undefined && message !== '';
  return (
    <div css={isShown ? cover : visuallyHidden} role="status" aria-busy={isShown}>
      {isShown && <div css={box}><Spinner /><span>{message}</span></div>}
    </div>
  );
}
