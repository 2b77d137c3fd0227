export { composeStore, type Composition, type CompositionOptions } from './store/compose-store.ts';
export { diagnosticText, type Diagnostic, type DiagnosticCode } from './store/diagnostics.ts';
