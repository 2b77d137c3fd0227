import { css } from '@emotion/react';
import { useMemo, useSyncExternalStore } from 'react';
import { token } from '../tokens/index.ts';
import { plainText } from './plain-text.ts';
import { sanitize } from './sanitize.ts';

const prose = css({
  overflowWrap: 'anywhere',
  '& p, & ul, & ol, & dl, & table': { marginBlockEnd: token('space.sm') },
  '& > :last-child': { marginBlockEnd: 0 },
  '& ul, & ol': { paddingInlineStart: token('space.lg') },
  '& th, & td': { padding: token('space.xxs'), border: `1px solid ${token('color.border')}`, textAlign: 'start' },
});

const never = () => () => undefined;

export interface SanitizedHtmlProps {
  html: string;
  as?: 'div' | 'span';
  className?: string;
}

/**
 * HTML that came from elsewhere. In a browser DOMPurify cleans it. A server has no DOM to clean it with, and a second
 * sanitizer would be a second chance for a hole: there, and for the first render that takes over the server's page, it is
 * plain text. So the texts agree, and markup appears only when it is clean.
 */
export function SanitizedHtml({ html, as: Element = 'div', className }: SanitizedHtmlProps) {
  const isInBrowser = useSyncExternalStore(never, () => true, () => false);
  const clean = useMemo(() => (isInBrowser ? sanitize(html) : undefined), [html, isInBrowser]);
  if (clean === undefined) return <Element css={prose} className={className}>{plainText(html)}</Element>;
  // oxlint-disable-next-line react/no-danger -- the one place for markup from elsewhere, and it is clean
  return <Element key="clean" css={prose} className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
