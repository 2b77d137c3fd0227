import type { AssortmentResult, StoreWork } from '@quartermaster/contracts-desk';
import type { AssortmentChange, AssortmentCounts } from '../../stores/assortment/index.ts';
import type { AdditionRefusal, StoreWorkRow } from './work.ts';

/** Work as a page of the desk shows it. */
export function shownWork({ workId, kind, subject, by, reason, state, askedAt, endedAt, steps, outcome }: StoreWorkRow): StoreWork {
  const isDone = state === 'done';
  return {
    workId, kind, subject, by, reason, state, askedAt: askedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null, steps: [...steps],
    result: isDone && kind === 'addition' ? [...((outcome as { readonly lines?: readonly string[] }).lines ?? [])] : [],
    assortment: isDone && kind !== 'addition' ? shownChange((outcome as { readonly change: AssortmentChange }).change) : null,
    refused: state === 'refused' || state === 'failed' ? shownRefusal(outcome as AdditionRefusal) : null,
  };
}

const mostUnknown = 100;

function shownChange({ outcome, before, after, differences, unknown }: AssortmentChange): AssortmentResult {
  const count = (field: keyof AssortmentCounts) => ({ before: before[field], after: after[field] });
  const some = ({ count: number, examples }: { readonly count: number; readonly examples: readonly string[] }) => ({ count: number, examples: [...examples] });
  return {
    outcome,
    counts: { categories: count('categories'), products: count('products'), services: count('services'), vendors: count('vendors'), offers: count('offers'), agreedPrices: count('agreedPrices') },
    differences: differences === null ? null : { entering: some(differences.entering), leaving: some(differences.leaving), repriced: some(differences.repriced) },
    unknownCount: unknown.length,
    unknown: unknown.slice(0, mostUnknown).map(({ path, value }) => ({ path, value })),
  };
}

interface ReportedRule {
  readonly rule: unknown;
  readonly verdict: unknown;
  readonly findings?: readonly { readonly check?: unknown; readonly file?: unknown; readonly line?: unknown; readonly message?: unknown; readonly remedy?: unknown }[];
}

const mostFindings = 200;

/** The report of the rules is kept as it came: what of it has not the form of one is left out. */
function shownRefusal({ error, code, conformance }: AdditionRefusal): NonNullable<StoreWork['refused']> {
  const rules = typeof conformance === 'object' && conformance !== null && 'rules' in conformance && Array.isArray(conformance.rules) ? (conformance.rules as readonly ReportedRule[]) : [];
  return {
    code: code ?? null,
    message: error,
    rules: rules.map(({ rule, verdict }) => ({ rule: String(rule), verdict: String(verdict) })),
    findings: rules.flatMap(({ rule, findings = [] }) =>
      findings.map(({ check, file, line, message, remedy }) => ({
        rule: String(rule), check: String(check), place: file === null || file === undefined ? '' : `${text(file)}${line === null || line === undefined ? '' : `, line ${text(line)}`}`, message: text(message), remedy: text(remedy),
      })),
    ).slice(0, mostFindings),
  };
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
