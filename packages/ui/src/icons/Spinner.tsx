import { css, keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const base = css({ flex: 'none', animation: `${turn} 0.9s linear infinite`, verticalAlign: '-0.15em' });
const sizes = {
  sm: css(base, { width: '1.1em', height: '1.1em' }),
  md: css(base, { width: 32, height: 32 }),
  lg: css(base, { width: 56, height: 56 }),
} as const;

/** A turning ring. It says nothing: put words beside it. */
export function Spinner({ size = 'md', className }: { size?: keyof typeof sizes; className?: string }) {
  return (
    <svg css={sizes[size]} className={className} data-part="spinner" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" aria-hidden focusable="false">
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
