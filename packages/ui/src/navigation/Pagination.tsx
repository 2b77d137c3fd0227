import { css } from '@emotion/react';
import { Icon } from '../icons/index.ts';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { VisuallyHidden } from '../typography/index.ts';
import { useLinkComponent } from './LinkProvider.tsx';
import { pageWindow } from './page-window.ts';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.xxs'),
  '& > li > a, & > li > span': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('space.xxs'),
    minWidth: token('size.control'),
    minHeight: token('size.control'),
    padding: `0 ${token('space.xs')}`,
    border: '1px solid transparent',
    borderRadius: token('radius.sm'),
    textDecoration: 'none',
    color: token('color.link'),
  },
  '& > li > a:hover': { background: token('color.actionSurface'), textDecoration: 'underline' },
  '& > li > a[aria-current="page"]': { background: token('color.action'), color: token('color.actionText'), fontWeight: token('fontWeight.bold') },
  '& > li > span': { color: token('color.textMuted') },
  [media.phone]: {
    '& > li[data-kind="page"]': { display: 'none' },
    '& > li > a, & > li > span': { minHeight: token('size.touchTarget') },
  },
  [media.phoneUp]: { '& > li[data-kind="position"]': { display: 'none' } },
  [media.print]: { display: 'none' },
});

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
}

/** Links to the pages of a list. On a phone: previous, position, next. Nothing when there is one page. */
export function Pagination({ page, pageCount, hrefFor, label = 'Pages' }: PaginationProps) {
  const Anchor = useLinkComponent();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul css={list} role="list">
        {page > 1 && (
          <li><Anchor href={hrefFor(page - 1)} rel="prev"><Icon name="chevronLeft" size="sm" />Previous<VisuallyHidden> page</VisuallyHidden></Anchor></li>
        )}
        {pageWindow(page, pageCount).map((step, index, steps) => step === 'gap'
          ? <li key={`gap after ${String(steps[index - 1])}`} data-kind="page"><span aria-hidden>…</span></li>
          : (
            <li key={step} data-kind="page">
              <Anchor href={hrefFor(step)} aria-label={`Page ${step}`} {...(step === page ? { 'aria-current': 'page' as const } : {})}>{step}</Anchor>
            </li>
          ))}
        <li data-kind="position"><span>Page {page} of {pageCount}</span></li>
        {page < pageCount && (
          <li><Anchor href={hrefFor(page + 1)} rel="next">Next<VisuallyHidden> page</VisuallyHidden><Icon name="chevronRight" size="sm" /></Anchor></li>
        )}
      </ul>
    </nav>
  );
}
