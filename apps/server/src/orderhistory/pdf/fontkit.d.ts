// The library brings no types; this is what is used of it.
declare module 'fontkit' {
  export interface Glyph {
    /** Its number in the typeface. */
    readonly id: number;
    /** Its outline, in words of SVG. */
    readonly path: { toSVG(): string };
    readonly advanceWidth: number;
  }

  /** Glyphs that are cut out of a typeface for one document. */
  export interface Subset {
    /** @returns its number in the subset */
    includeGlyph(glyph: number | Glyph): number;
    /** The file of a typeface with these glyphs alone. */
    encode(): Uint8Array;
  }

  /** A text with the glyphs that show it. */
  export interface SetWord {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { xAdvance: number }[];
    /** Of all of its positions, as they are when it is asked for. */
    readonly advanceWidth: number;
  }

  export interface Font {
    readonly directory: { readonly tables: Readonly<Record<string, { readonly offset: number; readonly length: number }>> };
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string, features?: object): SetWord;
    createSubset(): Subset;
  }

  /** A typeface of the bytes of its file. @throws Error for a file of another kind */
  export function create(file: Uint8Array): Font;
}
