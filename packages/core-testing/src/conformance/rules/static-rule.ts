import type { Node, SourceModule } from '../modules/source-module.ts';
import type { Finding, RuleId } from '../report/report.ts';
import type { Subject } from '../subject.ts';

/** A check that reads the package and runs nothing of it. Several checks may make up one rule. */
export interface StaticCheck {
  readonly rule: RuleId;
  find(subject: Subject, host: HostVersions): readonly Finding[];
}

/** Versions of what the host gives to stores, by package name. */
export type HostVersions = Readonly<Record<string, string>>;

/** A finding at a place of a module. */
export function findingAt(module: SourceModule, node: Node, check: string, message: string, remedy: string): Finding {
  return { check, file: module.path, ...module.placeOf(node), message, remedy };
}

/** A finding about a file, or about the package as a whole. */
export function findingIn(file: string | null, check: string, message: string, remedy: string): Finding {
  return { check, file, line: null, column: null, message, remedy };
}
