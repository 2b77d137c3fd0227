import { inOrder, type RuleId, type RuleReport } from './report/report.ts';
import { apiRule } from './rules/api.ts';
import { dependenciesRule } from './rules/dependencies.ts';
import { integrityRule } from './rules/integrity.ts';
import { manifestRule } from './rules/manifest.ts';
import { pageMarks } from './rules/page-marks.ts';
import { securityRule } from './rules/security/security.ts';
import { sizeReport } from './rules/size.ts';
import type { HostVersions, StaticCheck } from './rules/static-rule.ts';
import { themeColours } from './rules/theme-colours.ts';
import type { Subject } from './subject.ts';

const checks: readonly StaticCheck[] = [manifestRule, apiRule, dependenciesRule, integrityRule, securityRule, pageMarks, themeColours];

/** The reports on a store that need no run of it, by rule. */
export function staticReports(subject: Subject, host: HostVersions): ReadonlyMap<RuleId, RuleReport> {
  const reports = checks.map(({ rule, find }): RuleReport => {
    const findings = inOrder(find(subject, host));
    return { rule, verdict: findings.length === 0 ? 'passed' : 'failed', findings };
  });
  return new Map([...reports, sizeReport(subject)].map((report) => [report.rule, report]));
}
