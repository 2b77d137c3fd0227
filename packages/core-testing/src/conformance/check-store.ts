import { hostVersions } from './host-versions.ts';
import type { StorePackage } from './package/store-package.ts';
import { inOrder, ruleIds, type ConformanceReport, type RuleId, type RuleReport } from './report/report.ts';
import { sourcePlaces } from './report/source-place.ts';
import { staticReports } from './static-rules.ts';
import { subjectOf } from './subject.ts';
import type { StoreTrials } from './browser/store-trials.ts';
import type { TrialOptions } from './browser/tried-store.ts';

export interface CheckOptions {
  /** Runs the store; without it the rules that need a run are reported as not run, and the store does not pass. */
  readonly trials?: StoreTrials | undefined;
  readonly trial?: TrialOptions;
  /** Why there are no trials. */
  readonly reason?: string;
  /** The rules that need no run are enough. */
  readonly staticOnly?: boolean;
  /** It is built with the marketplace, whose server renders it. */
  readonly firstParty?: boolean;
}

export interface CheckedStore {
  readonly report: ConformanceReport;
  /** Milliseconds that the rules took, by rule; those that only read count together. */
  readonly times: Readonly<Record<string, number>>;
}

/**
 * Holds a store's package against the conformance rules (docs/conformance.md).
 *
 * @throws PackageUnreadable when it is no package at all
 */
export async function checkStore(source: StorePackage, options: CheckOptions = {}): Promise<CheckedStore> {
  const start = performance.now();
  const subject = subjectOf(source, { firstParty: options.firstParty === true });
  const host = hostVersions();
  const read = staticReports(subject, host);
  const reading = performance.now() - start;
  const placed = sourcePlaces(source);
  const withSources = (reports: readonly RuleReport[]) => reports.map((report) => ({ ...report, findings: report.findings.map(placed) }));
  const trial = await options.trials?.run(subject, options.trial, explainImport.some((rule) => read.get(rule)?.verdict === 'failed'));
  const rules = ruleIds.map((rule): RuleReport => {
    const reports = [read.get(rule), trial?.reports.find((report) => report.rule === rule)].filter((report) => report !== undefined);
    return joined(rule, withSources(reports), trial === undefined ? (options.reason ?? 'the store was only read') : undefined);
  });
  const isWhole = (report: RuleReport) => report.verdict === 'passed' || (options.staticOnly === true && report.verdict === 'not run');
  return {
    report: {
      format: 1,
      package: { name: textField(subject.packageJson['name']), version: textField(subject.packageJson['version']) },
      core: host['@quartermaster/core'] ?? '',
      verdict: rules.every(isWhole) ? 'passed' : 'failed',
      rules,
    },
    times: { manifest: reading, ...trial?.times },
  };
}

const textField = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The rules whose findings by reading also tell why a store cannot be imported. */
const explainImport: readonly RuleId[] = ['api', 'dependencies', 'integrity'];

const needRun: ReadonlySet<string> = new Set(['isolation', 'contract', 'theme', 'accessibility']);

/** The report on one rule by reading and running together. */
function joined(rule: RuleReport['rule'], reports: readonly RuleReport[], reason: string | undefined): RuleReport {
  const findings = inOrder(reports.flatMap((report) => report.findings));
  const measures = reports.find((report) => report.measures !== undefined)?.measures;
  const notRun = reports.find((report) => report.verdict === 'not run')?.reason ?? (needRun.has(rule) ? reason : undefined);
  return {
    rule,
    verdict: findings.length > 0 ? 'failed' : notRun === undefined ? 'passed' : 'not run',
    findings,
    ...(measures !== undefined && { measures }),
    ...(notRun !== undefined && { reason: notRun }),
  };
}
