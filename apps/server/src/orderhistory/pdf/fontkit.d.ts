// The library brings no types; this is what is used of it.
declare module 'fontkit' {
  export interface Glyph {
    /** Its number in the typeface. */
    readonly id: number;
  }

  /** A text with the glyphs that show it. */
  export interface SetWord {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { xAdvance: number }[];
    /** Of all of its positions, as they are when it is asked for. */
    readonly advanceWidth: number;
  }

  export interface Font {
    layout(text: string, features?: object): SetWord;
  }

  /** A typeface of the bytes of its file. @throws Error for a file of another kind */
  export function create(file: Uint8Array): Font;
}
