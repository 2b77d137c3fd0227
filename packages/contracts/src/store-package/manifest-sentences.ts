/** The report of a schema on a value that does not fit: the part of an issue that these sentences need. */
interface Misfit {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly keys?: readonly string[];
}

interface Sentence {
  readonly error: (misfit: Misfit) => string;
}

/** The sentence for a value that does not fit: the value that is there, if any, and the one that has to be in its place. */
export const needs = (instead: string): Sentence => ({ error: ({ input }) => `${input === undefined ? 'It is missing.' : `It is ${shown(input)}.`} ${instead}` });

/** An object with these keys and no others; `what` names it with its article. */
export const onlyKeys = (what: string, known: readonly string[]): Sentence => ({
  error: ({ code, keys = [], input }) =>
    code === 'unrecognized_keys'
      ? `It has ${keys.map(quoted).join(', ')}, and ${what} has only ${known.join(', ')}. Correct the name, or leave it out.`
      : `It is ${shown(input)}. Write ${what} with ${known.join(', ')}.`,
});

/** `quartermaster.upstreams[0].services[1].method`: where in package.json something is. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`)).join('');
}

const longest = 60;

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? quoted(value) : String(value);
}

const quoted = (text: string): string => JSON.stringify(text.length > longest ? `${text.slice(0, longest)}...` : text);
