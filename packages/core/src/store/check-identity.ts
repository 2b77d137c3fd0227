import { coreRangeProblem, storeIdProblem } from '@quartermaster/contracts';
import { member } from '../extension/index.ts';
import type { StorePlugin } from './define-store.ts';
import type { DiagnosticCollector } from './diagnostics.ts';

/** Null when the value has the shape of a store, else what it lacks. */
export function malformation(store: unknown): string | null {
  const id = member(store, 'id');
  const lacks = [
    ...(typeof member(id, 'name') === 'string' && typeof member(id, 'number') === 'number' ? [] : ['id']),
    ...(typeof member(store, 'coreRange') === 'string' ? [] : ['coreRange']),
    ...(typeof member(store, 'brand') === 'object' && member(store, 'brand') !== null ? [] : ['brand']),
  ];
  return lacks.length === 0
    ? null
    : `The package’s default export is not a store: it lacks ${lacks.join(', ')}. Export the result of defineStore({...}) as default.`;
}

/** The store's id and the versions of core that it fits (specification, section 1). */
export function checkIdentity(store: StorePlugin, coreVersion: string, diagnostics: DiagnosticCollector): void {
  const problem = storeIdProblem(store.id);
  if (problem !== null) diagnostics.report('STORE_ID_INVALID', null, problem);
  const misfit = coreRangeProblem(store.coreRange, coreVersion);
  if (misfit !== null) diagnostics.report(misfit.code, null, misfit.message);
}
