import type { Loaded } from '../../harness/load.ts';
import type { Finding, RuleId } from '../report/report.ts';
import { findingIn } from '../rules/static-rule.ts';
import type { Subject } from '../subject.ts';
import { serviceFindings } from './service-findings.ts';

/** The rule that a diagnostic of composition belongs to; whatever is not listed is about screens and contributions. */
const diagnosticRules: Readonly<Record<string, RuleId>> = {
  STORE_MALFORMED: 'manifest',
  STORE_ID_INVALID: 'manifest',
  CORE_RANGE_INVALID: 'api',
  CORE_RANGE_UNSATISFIED: 'api',
  POINT_UNKNOWN: 'api',
  THEME_MISSING: 'theme',
};

/** The findings of importing and composing a store, by rule. */
export function loadFindings(subject: Subject, { importError, says, diagnostics, services, sideEffects }: Loaded, isImportExplained: boolean): readonly { readonly rule: RuleId; readonly finding: Finding }[] {
  const { entry } = subject;
  if (importError !== null) return importFinding(subject, importError, isImportExplained);
  const effects = sideEffects.map(({ check, message, remedy }) => ({ rule: 'isolation' as const, finding: findingIn(entry, check, message, remedy) }));
  if (says === null) return [...effects, { rule: 'manifest', finding: findingIn(entry, 'default export', 'The entry does not default-export a store.', 'export default defineStore({ ... }).') }];
  const composed = diagnostics.map(({ code, contribution, message }) => ({
    rule: diagnosticRules[code] ?? ('contract' as const),
    finding: findingIn(entry, code, `${contribution === null ? '' : `${contribution}: `}${message}`, 'Correct the declaration in defineStore.'),
  }));
  // A store that does not compose declares nothing.
  const served = composed.length > 0 ? [] : serviceFindings(subject, services).map((finding) => ({ rule: 'manifest' as const, finding }));
  return [...effects, ...disagreements(subject, says), ...composed, ...served];
}

/** An import fails for what the package lacks or for what it takes by name; what reading it has explained needs no second finding. */
function importFinding({ entry, source }: Subject, error: string, isExplained: boolean): readonly { readonly rule: RuleId; readonly finding: Finding }[] {
  if (entry === null || !source.files.has(entry)) return [];
  const exported = /does not provide an export named/.test(error);
  // Chromium names the specifier for a module of the host, and the path for one of the store's own.
  if (exported && !/requested module '[./]/.test(error)) return [{ rule: 'api', finding: findingIn(entry, 'unknown export', `It imports what the host does not export: ${error}`, 'Import what the door exports; its types say what that is.') }];
  return isExplained ? [] : [{ rule: 'isolation', finding: findingIn(entry, 'import', `It cannot be imported: ${error.slice(0, 300)}`, 'Nothing may happen when a store is imported, and nothing may fail then.') }];
}

/** Manifest and module must say the same of name, number and core range: the operator reads one, the engine the other. */
function disagreements({ packageJson, entry }: Subject, says: NonNullable<Loaded['says']>): readonly { readonly rule: RuleId; readonly finding: Finding }[] {
  const { quartermaster } = packageJson;
  const manifest: Readonly<Record<string, unknown>> = typeof quartermaster === 'object' && quartermaster !== null ? { ...quartermaster } : {};
  const pairs = [
    ['name', says.name],
    ['number', says.number],
    ['coreRange', says.coreRange],
  ] as const;
  return pairs
    .filter(([field, value]) => manifest[field] !== value)
    .map(([field, value]) => ({
      rule: 'manifest',
      finding: findingIn(entry, 'disagreement', `package.json says ${field} ${JSON.stringify(manifest[field]) ?? 'nothing'}, the store itself ${JSON.stringify(value)}.`, 'Write the same in both.'),
    }));
}
