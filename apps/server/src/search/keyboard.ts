/** The rows of letters of a keyboard in the order that the United States have, and how far each begins right of the first. */
const rows = [['qwertyuiop', 0], ['asdfghjkl', 0.25], ['zxcvbnm', 0.75]] as const;

const places: readonly { readonly letter: string; readonly x: number; readonly y: number }[] = rows.flatMap(([letters, begin], y) => letters.split('').map((letter, x) => ({ letter, x: x + begin, y })));

const neighborsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  places.map((own) => [own.letter, new Set(places.filter((other) => other !== own && Math.abs(other.y - own.y) <= 1 && Math.abs(other.x - own.x) <= 1).map(({ letter }) => letter))]),
);

const none: ReadonlySet<string> = new Set();

/** The letters around one on the keyboard; none of what is no letter from a to z. */
export const neighborKeys = (letter: string): ReadonlySet<string> => neighborsOf.get(letter) ?? none;
