/** A line of a file that was left out, and all reasons. */
export interface LineReject {
  /** From 1. */
  readonly line: number;
  readonly reasons: readonly string[];
  readonly record: string;
}

/** The lines of a file that are not blank, with their numbers. */
export const recordLines = (text: string): readonly (readonly [line: number, record: string])[] =>
  text.replace(/^\uFEFF/, '').split(/\r?\n/).map((record, index) => [index + 1, record] as const).filter(([, record]) => record.trim() !== '');

/** A rejects file: one JSON object a line, empty where nothing was left out. */
export const rejectsText = (rejects: readonly LineReject[]): string => rejects.map((reject) => `${JSON.stringify(reject)}\n`).join('');
