import type { ProbeFinding } from '../../harness/finding.ts';
import { inOrder, type Finding, type RuleId, type RuleReport } from '../report/report.ts';
import { findingIn } from '../rules/static-rule.ts';
import type { Subject } from '../subject.ts';
import { loadFindings } from './load-findings.ts';
import { ProbeHung, type ProbePage } from './probe-page.ts';

/** The rules that need a run of the store. */
const triedRules = ['isolation', 'contract', 'theme', 'accessibility'] as const satisfies readonly RuleId[];

export interface TrialOptions {
  /** How often each slot and screen is mounted and taken away again; 0 leaves out leaks and faults. */
  readonly mounts: number;
  /** Widths at which accessibility is looked at, in CSS pixels. */
  readonly widths: readonly number[];
  /** Units of work that a page beside it does without any sign of life from a probe, until that counts as hung; one takes some 50 milliseconds on an idle machine. */
  readonly patience: number;
  /** The rules that are tried, of those that need a run; all of them without it. */
  readonly only?: readonly RuleId[];
  /** The rules for which each screen is tried, and not only what is around them; all of them without it. */
  readonly screensFor?: readonly RuleId[];
  /** For the contract the first example of each screen is enough, and a part of what a server may send in its place, chosen by a rule; all of it without it. */
  readonly sampled?: boolean;
  /** How many times slower than this machine the store runs; as fast without it. */
  readonly slowdown?: number;
}

export interface Trial {
  readonly reports: readonly RuleReport[];
  /** Milliseconds, by rule. */
  readonly times: Readonly<Record<string, number>>;
}

/**
 * Runs a store in a browser and says what the probes found, rule by rule.
 *
 * @param isImportExplained reading the package has shown why it cannot be imported
 */
export async function tryStore(open: () => Promise<ProbePage>, folder: string, subject: Subject, { mounts, widths, patience, only = triedRules, screensFor = triedRules, sampled = false, slowdown = 1 }: TrialOptions, isImportExplained = false): Promise<Trial> {
  const found = new Map<RuleId, Finding[]>();
  const times: Record<string, number> = {};
  const add = (rule: RuleId, findings: readonly Finding[]) => found.set(rule, [...(found.get(rule) ?? []), ...findings]);
  const url = `${folder}/${subject.entry ?? ''}`;
  const stylesheet = subject.entry?.replace(/\.m?js$/, '.css') ?? '';
  const given = [url, storeNameOf(subject), subject.source.files.has(stylesheet) ? `${folder}/${stylesheet}` : null, only.includes('accessibility')] as const;
  const withScreens = (rule: RuleId) => screensFor.includes(rule);
  const load = () => page.run('load', [...given], patience);
  const opened = async () => {
    const next = await open();
    if (slowdown !== 1) await next.slowDown(slowdown);
    return next;
  };
  let page = await opened();

  const known = new Set<string>();
  const mishaps = async (rule: RuleId) => {
    const { errors, policy } = await page.run('mishaps', [], patience);
    // An error that one part of the store makes on every page is told once.
    const serious = errors.filter((error) => !error.startsWith('ResizeObserver loop') && !known.has(error));
    for (const error of serious) known.add(error);
    add(rule, serious.map((error) => findingIn(subject.entry, 'uncaught', `An error was not caught: ${error.slice(0, 300)}`, 'Catch what can fail, and show it as a state.')));
    add('security', policy.map((breach) => findingIn(subject.entry, 'content policy', `It breaks the content policy of every page: ${breach}.`, 'Load nothing from elsewhere, and make no script, style or handler out of text.')));
  };
  const phase = async (rule: RuleId, run: () => Promise<readonly ProbeFinding[]>) => {
    if (!only.includes(rule)) return;
    const start = performance.now();
    try {
      add(rule, (await run()).map(({ check, message, remedy }) => findingIn(subject.entry, check, message, remedy)));
      await mishaps(rule);
    } catch (error) {
      add(rule, [hungFinding(subject, error)]);
      await page.close();
      page = await opened();
      await load();
    } finally {
      times[rule] = (times[rule] ?? 0) + performance.now() - start;
    }
  };

  try {
    const loaded = await load().catch((error: unknown) => hungFinding(subject, error));
    if ('check' in loaded) return { reports: reportsOf(found.set('isolation', [loaded]), 'the store is not loaded'), times };
    for (const { rule, finding } of loadFindings(subject, loaded, isImportExplained)) add(rule, [finding]);
    await mishaps('isolation');
    if (loaded.importError !== null || loaded.says === null || loaded.diagnostics.length > 0) return { reports: reportsOf(found, 'the store is not composed'), times };
    await phase('theme', () => page.run('theme', [], patience));
    await phase('isolation', () => page.run('isolation', [mounts, withScreens('isolation')], patience));
    if (withScreens('contract')) await phase('contract', () => page.run('contract', [sampled], patience));
    for (const width of widths) {
      if (only.includes('accessibility')) await page.resize(width);
      await phase('accessibility', () => page.run('accessibility', [withScreens('accessibility')], patience));
    }
    return { reports: reportsOf(found).filter(({ rule }) => only.includes(rule) || found.has(rule)), times };
  } finally {
    await page.close();
  }
}

const storeNameOf = ({ reading }: Subject): string => (reading.ok ? reading.manifest.name : 'UNKNOWN');

/** The page is lost when a store keeps it busy. @throws whatever else went wrong */
function hungFinding({ entry }: Subject, error: unknown): Finding {
  if (!(error instanceof ProbeHung)) throw error;
  return findingIn(entry, 'never comes back', `The page hangs. ${error.message}.`, 'Look for a loop that does not end.');
}

/** Reports of the rules that were tried, and of others that the run has something to say about. */
function reportsOf(found: ReadonlyMap<RuleId, readonly Finding[]>, notRun?: string): readonly RuleReport[] {
  const rules = [...new Set<RuleId>([...triedRules, ...found.keys()])];
  return rules.map((rule) => {
    const findings = inOrder(found.get(rule) ?? []);
    if (findings.length > 0) return { rule, verdict: 'failed', findings };
    const isTried = triedRules.some((one) => one === rule);
    return notRun !== undefined && isTried ? { rule, verdict: 'not run', findings, reason: notRun } : { rule, verdict: 'passed', findings };
  });
}
