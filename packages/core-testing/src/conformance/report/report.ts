/** The rules, in the order of the report. */
export const ruleIds = ['manifest', 'api', 'dependencies', 'integrity', 'security', 'isolation', 'contract', 'theme', 'accessibility', 'size'] as const;

export type RuleId = (typeof ruleIds)[number];

/** A place in a source file of the store, lines and columns from 1. */
export interface SourcePlace {
  /** Relative to the package, such as `src/Footer.tsx`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One thing that is wrong with a store, and what its author does about it. */
export interface Finding {
  /** Which check of the rule found it, for example `eval`. */
  readonly check: string;
  /** Relative to the package; null when it is no file's. */
  readonly file: string | null;
  /** From 1. */
  readonly line: number | null;
  /** From 1. A minified module has one line: the column then tells the place. */
  readonly column: number | null;
  /** The same place in what the author wrote, where the build left its map beside the module. */
  readonly source?: SourcePlace;
  /** The mistake, in a sentence or two. */
  readonly message: string;
  /** The correction that the author makes. */
  readonly remedy: string;
}

export interface RuleReport {
  readonly rule: RuleId;
  readonly verdict: 'passed' | 'failed' | 'not run';
  readonly findings: readonly Finding[];
  /** Numbers that the rule measured, with their unit in the name. */
  readonly measures?: Readonly<Record<string, number>>;
  /** Why the rule was not run, or not wholly. */
  readonly reason?: string;
}

/** The report of the conformance rules on a store. The same package and the same core give the same report, byte by byte. */
export interface ConformanceReport {
  readonly format: 1;
  readonly package: { readonly name: string; readonly version: string };
  /** The version of core that the store was held against. */
  readonly core: string;
  /** `passed`: every rule was run and none found anything. */
  readonly verdict: 'passed' | 'failed';
  readonly rules: readonly RuleReport[];
}

const places = (finding: Finding): string =>
  [finding.file ?? '', String(finding.line ?? 0).padStart(9, '0'), String(finding.column ?? 0).padStart(9, '0'), finding.check, finding.message].join('\0');

/** The findings in the order of files and lines, each once. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const byPlace = new Map(findings.map((finding) => [places(finding), finding]));
  return [...byPlace].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, finding]) => finding);
}
