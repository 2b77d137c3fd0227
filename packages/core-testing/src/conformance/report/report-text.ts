import type { ConformanceReport, Finding, RuleReport } from './report.ts';

const marks = { 'passed': 'ok', 'failed': 'FAILED', 'not run': 'not run' } as const;

/** The report for people: a line for each rule, then what is wrong and what to do. */
export function reportText({ package: { name, version }, core, verdict, rules }: ConformanceReport, times: Readonly<Record<string, number>> = {}): string {
  const lines = [`${name} ${version}, against core ${core}`, ''];
  for (const rule of rules) lines.push(ruleLine(rule, times[rule.rule]), ...rule.findings.flatMap(findingLines));
  const total = Object.values(times).reduce((sum, milliseconds) => sum + milliseconds, 0);
  const findings = rules.reduce((sum, rule) => sum + rule.findings.length, 0);
  lines.push('', `${verdict === 'passed' ? (rules.some((rule) => rule.verdict === 'not run') ? 'Every rule that was run is kept' : 'Every rule is kept') : `${findings} ${findings === 1 ? 'finding' : 'findings'}`}${total > 0 ? `, in ${seconds(total)}` : ''}.`);
  return `${lines.join('\n')}\n`;
}

function ruleLine({ rule, verdict, measures = {}, reason }: RuleReport, milliseconds: number | undefined): string {
  const notes = [
    ...Object.entries(measures).map(([name, value]) => `${name} ${value}`),
    ...(reason === undefined ? [] : [reason]),
    ...(milliseconds === undefined ? [] : [seconds(milliseconds)]),
  ];
  return `${rule.padEnd(14)}${marks[verdict].padEnd(8)}${notes.join(', ')}`.trimEnd();
}

function findingLines({ check, file, line, column, source, message, remedy }: Finding): string[] {
  const built = file === null ? '' : placeText(file, line, column);
  const place = source === undefined ? built : `${placeText(source.file, source.line, source.column)} in ${built}`;
  return [`  ${place === '' ? '' : `${place} `}(${check}) ${message}`, `    ${remedy}`];
}

const placeText = (file: string, line: number | null, column: number | null): string => [file, line, column].filter((part) => part !== null).join(':');

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
