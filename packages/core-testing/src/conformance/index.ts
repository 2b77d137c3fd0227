// For the command that adds stores to a deployment, and for programs that run the rules.
export { checkStore, type CheckedStore, type CheckOptions } from './check-store.ts';
export { NoBrowser, StoreTrials, usualTrial } from './browser/store-trials.ts';
export type { TrialOptions } from './browser/tried-store.ts';
export { readStorePackage } from './package/read-store-package.ts';
export { PackageUnreadable, type StorePackage } from './package/store-package.ts';
export { ruleIds, type ConformanceReport, type Finding, type RuleId, type RuleReport, type SourcePlace } from './report/report.ts';
export { reportText } from './report/report-text.ts';
