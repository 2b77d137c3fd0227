/** A part of a text; parts follow one another without a gap. */
export interface TextPart {
  readonly text: string;
  /** Offset of its first character in the whole text. */
  readonly start: number;
  readonly isLink: boolean;
}

/** The words of the text and the spaces between them, of which the words that are an address of this origin are links. */
export const linkedParts = (text: string, origin: string): readonly TextPart[] =>
  [...text.matchAll(/\S+|\s+/g)].map(({ 0: part, index }) => ({ text: part, start: index, isLink: isOfOrigin(part, origin) }));

const isOfOrigin = (address: string, origin: string): boolean => /^https?:\/\//.test(address) && URL.canParse(address) && new URL(address).origin === origin;
