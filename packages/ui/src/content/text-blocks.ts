import { plainText } from './plain-text.ts';

/** A piece of text with the element that its markup puts it in. */
export interface TextBlock {
  readonly element: 'p' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'li' | 'dt' | 'dd';
  readonly text: string;
}

/** Pieces that belong to one list. */
export interface TextList {
  readonly element: 'ul' | 'ol' | 'dl';
  readonly items: readonly TextBlock[];
}

const blocks: Readonly<Record<string, TextBlock['element']>> = { p: 'p', div: 'p', pre: 'p', tr: 'p', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6', li: 'li', dt: 'dt', dd: 'dd' };
const lists: Readonly<Record<string, TextList['element']>> = { ul: 'ul', ol: 'ol', dl: 'dl' };
const inline = /<\/?(?:a|b|code|em|i|s|small|span|strong|sub|sup|u)\b[^>]*>/gi;
const program = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;

/**
 * The paragraphs, headings and lists of some HTML, each as plain text: for a place without a browser, where it then takes about as much room as the markup
 * that comes later. It is not a sanitizer: nothing of the HTML but text is in it, which must be rendered as text, in elements of this list alone.
 */
export function textBlocks(html: string): readonly (TextBlock | TextList)[] {
  const found: (TextBlock | TextList)[] = [];
  let list: { element: TextList['element']; items: TextBlock[] } | null = null;
  let element: TextBlock['element'] | null = null;
  const add = (piece: string): void => {
    const text = plainText(piece);
    if (text === '') return;
    if (list === null) found.push({ element: element === null || isItem(element) ? 'p' : element, text });
    else list.items.push({ element: element !== null && isItem(element) ? element : list.element === 'dl' ? 'dd' : 'li', text });
  };
  const source = html.replaceAll(program, ' ').replaceAll(inline, '');
  let from = 0;
  let pending = '';
  for (const { 0: whole, 1: slash, 2: name = '', index } of source.matchAll(tag)) {
    pending += source.slice(from, index);
    from = index + whole.length;
    const [block, opened] = [blocks[name.toLowerCase()], lists[name.toLowerCase()]];
    if (block === undefined && opened === undefined) {
      pending += ' ';
      continue;
    }
    add(pending);
    pending = '';
    element = block === undefined || slash === '/' ? null : block;
    if (opened === undefined) continue;
    list = slash === '/' ? null : { element: opened, items: [] };
    if (list !== null) found.push(list);
  }
  add(pending + source.slice(from));
  return found.filter((piece) => !('items' in piece) || piece.items.length > 0);
}

const isItem = (element: TextBlock['element']): boolean => element === 'li' || element === 'dt' || element === 'dd';
