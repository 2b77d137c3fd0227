/** Everything that composition can find wrong with a store. Each code has one meaning and one kind of remedy. */
export type DiagnosticCode =
  | 'STORE_NOT_INSTALLED'
  | 'STORE_LOAD_FAILED'
  | 'STORE_NOT_SETTLED'
  | 'STORE_FAILED'
  | 'STORE_MALFORMED'
  | 'STORE_ID_INVALID'
  | 'CORE_RANGE_INVALID'
  | 'CORE_RANGE_UNSATISFIED'
  | 'THEME_MISSING'
  | 'POINT_UNKNOWN'
  | 'CONTRIBUTION_INVALID'
  | 'SCREEN_DUPLICATE'
  | 'CONTRIBUTION_DUPLICATE'
  | 'ADD_EXISTS'
  | 'OVERRIDE_TARGET_MISSING'
  | 'SERVICE_PATH_FOREIGN'
  | 'PATH_UNKNOWN'
  | 'RESPONSE_NAME_UNKNOWN'
  | 'LAYOUT_UNKNOWN'
  | 'REQUIRED_POINT_EMPTY';

export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** The package that has the mistake. */
  readonly packageName: string;
  /** The contribution that is wrong; null when it is the store as a whole. */
  readonly contribution: string | null;
  /** The mistake and its remedy, as sentences. */
  readonly message: string;
}

/** Collects what is wrong, so that a store's author sees all of it at once. */
export class DiagnosticCollector {
  readonly #found: Diagnostic[] = [];
  readonly #packageName: string;

  constructor(packageName: string) {
    this.#packageName = packageName;
  }

  report(code: DiagnosticCode, contribution: string | null, message: string): void {
    this.#found.push(Object.freeze({ code, packageName: this.#packageName, contribution, message }));
  }

  get found(): readonly Diagnostic[] {
    return Object.freeze([...this.#found]);
  }
}

/** One line for a log: code, package, contribution, remedy. */
export function diagnosticText({ code, packageName, contribution, message }: Diagnostic): string {
  return `${code} in ${packageName}${contribution === null ? '' : `, ${contribution}`}: ${message}`;
}
