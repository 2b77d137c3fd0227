import { css } from '@emotion/react';
import { useMemo } from 'react';
import { token } from '../tokens/index.ts';
import { plainText } from './plain-text.ts';
import { textBlocks } from './text-blocks.ts';
import { useSanitizer } from './use-sanitizer.ts';

const prose = css({
  overflowWrap: 'anywhere',
  '& p, & ul, & ol, & dl, & table': { marginBlockEnd: token('space.sm') },
  '& > :last-child': { marginBlockEnd: 0 },
  '& ul, & ol': { paddingInlineStart: token('space.lg') },
  '& th, & td': { padding: token('space.xxs'), border: `1px solid ${token('color.border')}`, textAlign: 'start' },
});

/** Text without these is the same as markup and as plain text. */
const markup = /[<&]/;
const block = /<(?:p|div|pre|h[2-6]|ul|ol|dl|table)\b/i;

export interface SanitizedHtmlProps {
  html: string;
  as?: 'div' | 'span';
  className?: string;
}

/**
 * HTML that came from elsewhere. In a browser DOMPurify cleans it. A server has no DOM to clean it with, and a second
 * sanitizer would be a second chance for a hole: there, and until DOMPurify has arrived, it is plain text in its paragraphs
 * and lists, so that little moves afterward. So the first render agrees with the server's page, and markup appears only when it is clean.
 */
export function SanitizedHtml({ html, as: Element = 'div', className }: SanitizedHtmlProps) {
  const sanitize = useSanitizer(markup.test(html));
  const clean = useMemo(() => sanitize?.(html) ?? null, [html, sanitize]);
  if (clean === null) return <Element css={prose} className={className}>{Element === 'span' || !markup.test(html) ? plainText(html) : <Blocks html={html} />}</Element>;
  // oxlint-disable-next-line react/no-danger -- the one place for markup from elsewhere, and it is clean
  return <Element key="clean" css={prose} className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}

function Blocks({ html }: { html: string }) {
  const blocks = useMemo(() => textBlocks(html), [html]);
  const [only] = blocks;
  // A text without blocks needs none.
  if (blocks.length === 1 && only !== undefined && !('items' in only) && !block.test(html)) return only.text;
  return blocks.map((found, place) => {
    const { element: Element } = found;
    // oxlint-disable-next-line react/no-array-index-key -- they never change their order
    return <Element key={place}>{'items' in found ? found.items.map(({ element: Item, text }, item) => <Item key={item}>{text}</Item>) : found.text}</Element>;
  });
}
