/** How far a row is known: read in the named source, read in part, or not read in any source and so a matter of configuration. */
export type Verified = 'yes' | 'partly' | 'no';

export interface Code<More = undefined> {
  readonly code: string;
  readonly meaning: string;
  readonly verified: Verified;
  /** What was seen of it, where that is less or more than a whole row; empty otherwise. */
  readonly note: string;
  /** Where it was read. */
  readonly source: string;
  /** What programs go by. */
  readonly more: More;
}

export interface CodeTable<More = undefined> {
  readonly name: string;
  readonly codes: readonly Code<More>[];
  readonly find: (code: string) => Code<More> | undefined;
}

type Row<More> = readonly [code: string, meaning: string, verified: string, source: number, ...more: undefined extends More ? [] : [More]];

/** A table of codes, with the source of each row and how far it was verified: `yes`, `partly` or `no`, with a note in parentheses where there is one. */
export function codeTable<More = undefined>({ name, sources, rows }: { name: string; sources: readonly string[]; rows: readonly Row<More>[] }): CodeTable<More> {
  const codes = rows.map(([code, meaning, verified, source, ...more]): Code<More> => {
    const [, level = 'no', note = ''] = /^(yes|partly|no)(?: \((.*)\))?$/.exec(verified) ?? [];
    return { code, meaning, verified: level as Verified, note, source: sources[source] ?? '', more: more[0] };
  });
  const byCode = new Map(codes.map((row) => [row.code, row]));
  return { name, codes, find: (code) => byCode.get(code) };
}
