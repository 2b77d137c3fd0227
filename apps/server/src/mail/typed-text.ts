const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that turn the direction of what follows: a name could hide, or show as its own, what the server says behind it. */
const directions = /\p{Bidi_Control}/gu;

/** A text of one line that somebody typed, as letters and lists of the operator may hold it: it begins no line of its own and commands no terminal. */
export const typedLine = (text = ''): string => text.replaceAll(directions, '').replaceAll(controls, ' ').trim();

/** The same for a text of many lines. */
export const typedText = (text = ''): string => text.replaceAll(directions, '').replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n|\t)\p{Cc}/gu, ' ').trim();

/** A text in a letter as somebody else's words: no line of it can pass for one of the letter, whatever addresses or sentences it has. */
export const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');
