import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { keepingWords } from './words-of-typeface.ts';

const files = createRequire(import.meta.url);

/** The names by which a document knows its typefaces. */
export const regular = 'regular';
export const bold = 'bold';

function typeface(name: string): Font {
  const font = create(readFileSync(files.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));
  return Object.assign(font, { layout: keepingWords(font) });
}

let known: readonly (readonly [name: string, typeface: Font])[] | null = null;

/** Gives a document its typefaces. They are read for the first document and kept for all: to read them takes three times as long as to write a document of one page. */
export function registerTypefaces(pdf: PDFKit.PDFDocument): void {
  known ??= [[regular, typeface('DejaVuSans')], [bold, typeface('DejaVuSans-Bold')]];
  // With a family of the same name, a document finds again what it has begun with a typeface; else it compares typefaces each time. The published types know files alone.
  for (const [name, read] of known) pdf.registerFont(name, read as unknown as string, name);
}
