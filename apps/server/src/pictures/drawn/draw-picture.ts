import { suppliesDrawings, type Drawing } from '@quartermaster/contracts/pictures';
import { colorValue, isDark } from './color-values.ts';
import { drawings } from './drawings.ts';
import type { Look } from './known-look.ts';

/** How a picture is drawn: the square of a line, too small for words; that of a row of a list; or the picture of a page and a tile. */
export const views = ['line', 'row', 'page'] as const;
export type View = (typeof views)[number];

const ink = '#3d4551';
const quiet = '#565c65';
const tint = '#dbe8f5';
const accentInk = '#005ea2';
const font = 'Arial, Helvetica, sans-serif';

/** An SVG of a look: the kind drawn in its color, and in words what else is known. Its box is fixed: 64 by 64, or for a page 320 by 320. */
export function drawPicture(look: Look, view: View): string {
  const drawing = drawings.get(look.kind) ?? suppliesDrawings.box;
  return view === 'page' ? pagePicture(drawing, look) : squarePicture(drawing, look, view === 'row' ? shortLabel(look) : null);
}

function squarePicture(drawing: Drawing, look: Look, label: string | null): string {
  if (label === null) return svg(64, 64, shape(drawing, look, 'translate(3 3) scale(.9)'));
  return svg(64, 64, shape(drawing, look, 'translate(9 0) scale(.72)') + words(label, 32, 62, 13, ink, 'bold'));
}

/** Of a page's words: where it is smallest, on a phone and in a dense theme, its 160 units are 140 pixels, and 12 of these are read. */
const factLetters = { size: 15, most: 20 };
const brandLetters = { size: 14, most: 22 };

function pagePicture(drawing: Drawing, look: Look): string {
  const facts = [look.size, look.count].filter((fact) => fact !== null);
  const lines = facts.join(' · ').length > factLetters.most ? facts : [facts.join(' · ')];
  const said = lines.filter((line) => line !== '').map((line, index) => words(shorten(line, factLetters.most), 80, 117 + index * 16, factLetters.size, ink, 'bold')).join('');
  return svg(160, 320, shape(drawing, look, 'translate(35 10) scale(1.4)') + said + words(shorten(look.brand, brandLetters.most), 80, 153, brandLetters.size, quiet, 'normal'));
}

const svg = (field: number, box: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${box}" height="${box}" viewBox="0 0 ${field} ${field}">${content}</svg>`;

function shape(drawing: Drawing, { color }: Look, transform: string): string {
  const fill = (color === null ? undefined : colorValue(color)) ?? tint;
  const detail = color === null ? accentInk : isDark(fill) ? '#ffffff' : ink;
  const path = (data: string, attributes: string): string => `<path d="${data}" ${attributes}/>`;
  return `<g transform="${transform}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" fill="none">${path(drawing.soft, `fill="${fill}"`)}${path(drawing.line, `stroke="${isDark(fill) ? '#14161a' : ink}"`)}${drawing.accent === undefined ? '' : path(drawing.accent, `stroke="${detail}"`)}</g>`;
}

const words = (text: string, x: number, y: number, size: number, color: string, weight: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(text)}</text>`;

const shorten = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/** Text of XML: signs that mean something are written as references, those that XML forbids are left out. */
const escaped = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const letters: Readonly<Record<string, string>> = { 'small': 'S', 'medium': 'M', 'large': 'L', 'x-large': 'XL', 'xx-large': 'XXL', '3x-large': '3XL' };

/** What fits below a picture of 64 pixels: `XL`, `16 oz`, `×100`; null where nothing does. */
function shortLabel({ size, count }: Look): string | null {
  const short = size === null ? null : (letters[size.toLowerCase()] ?? size.replace(/(\d) x (\d)/g, '$1×$2').replace(/ (pages|drawers|people|sheets|hours)$/, ''));
  if (short !== null && short.length <= 8) return short;
  // Pages that a cartridge prints are no pieces of which it has as many.
  const pieces = count === null || count.endsWith(' pages') ? null : (/^[\d,]+/.exec(count)?.[0] ?? null);
  return pieces === null || pieces === '1' || pieces.length > 6 ? null : `×${pieces}`;
}
