import { parseArgs } from 'node:util';

interface ListCommand<State extends string> {
  /** The first is `--state` where nothing is given. */
  readonly states: readonly [State, ...State[]];
  /** What is printed where the arguments cannot be understood. */
  readonly usage: string;
  readonly Refusal: new (message: string) => Error;
}

export interface ListArguments<State> {
  readonly word: string | undefined;
  readonly rest: readonly string[];
  readonly state: State;
  /** Entries at most. */
  readonly most: number;
  readonly all: boolean;
}

/** The arguments of an operator's command on a list: a word, what it is about, `--state`, `--most` and `--all`. @throws Refusal */
export function readListArguments<State extends string>(args: readonly string[], { states, usage, Refusal }: ListCommand<State>): ListArguments<State> {
  const { values: { state: given = states[0], most = '50', all }, positionals: [word, ...rest] } = parsed(args, usage, Refusal);
  const state = states.find((known) => known === given);
  if (state === undefined) throw new Refusal(`--state is "${given}". Use one of ${states.join(', ')}.`);
  if (!/^[1-9]\d{0,6}$/.test(most)) throw new Refusal(`--most is "${most}". Use a whole number from 1.`);
  return { word, rest, state, most: Number(most), all };
}

function parsed(args: readonly string[], usage: string, Refusal: new (message: string) => Error) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { state: text, most: text, all: { type: 'boolean', default: false } } });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
