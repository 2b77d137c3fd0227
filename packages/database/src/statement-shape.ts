/** Characters of a statement that are kept. */
const longest = 4000;

const comments = /--[^\n]*|\/\*[\s\S]*?\*\//;
const strings = /\be'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$(?<tag>[a-z_]\w*|)\$[\s\S]*?(?:\$\k<tag>\$|$)/;
const names = /"(?:[^"]|"")*(?:"|$)|\$\d+|[a-z_][\w$]*/;
const numbers = /\d[\d.]*(?:e[+-]?\d+)?/;
const word = new RegExp(`(?<comment>${comments.source})|(?<string>${strings.source})|(?<name>${names.source})|(?<number>${numbers.source})`, 'gi');

/** `$1, $2, $3` and `($1, $2), ($3, $4)`, however many there are. */
const lists = [[/(?:\$\d+|\?)(?:::[a-z_]+(?:\[\])?)?(?:, ?(?:\$\d+|\?)(?:::[a-z_]+(?:\[\])?)?)+/gi, '$…'], [/\(\$…\)(?:, ?\(\$…\))+/g, '($…), …']] as const;

/**
 * What a statement is, for people who operate the marketplace: its text without values. Parameters are placeholders as it is; constants of the text, which may be
 * values where a plugin has written them into it, become `?`, comments go, and lists of placeholders are one, so that one statement has one shape.
 */
export function statementShape(text: string): string {
  const plain = text.replace(word, (whole: string, ...given: unknown[]) => {
    const { comment, name } = given.at(-1) as Record<string, string | undefined>;
    if (comment !== undefined) return ' ';
    return name === undefined ? '?' : whole;
  }).replaceAll(/\s+/g, ' ').trim();
  const short = lists.reduce((shape, [list, one]) => shape.replace(list, () => one), plain);
  return short.length <= longest ? short : `${short.slice(0, longest)}…`;
}
