/** Everything that composition can find wrong with the areas of the server. Each code has one meaning and one kind of remedy. */
export type AreaDiagnosticCode =
  | 'AREA_DUPLICATE'
  | 'AREA_NAME_INVALID'
  | 'SERVICE_DUPLICATE'
  | 'SERVICE_NOT_IMPLEMENTED'
  | 'SERVICE_NOT_IN_CONTRACT'
  | 'SETTING_DUPLICATE'
  | 'SETTING_MISSING'
  | 'TOKEN_DUPLICATE'
  | 'TOKEN_MISSING'
  | 'POINT_DUPLICATE'
  | 'POINT_MISSING'
  | 'NEEDS_CYCLE'
  | 'MIGRATION_NAME_INVALID'
  | 'MIGRATION_NUMBER_DUPLICATE'
  | 'MIGRATION_OUT_OF_ORDER'
  | 'MIGRATION_AREA_MISSING'
  | 'MIGRATION_CYCLE';

export interface AreaDiagnostic {
  readonly code: AreaDiagnosticCode;
  /** The area that has to be changed; null where it may be one of several. */
  readonly area: string | null;
  /** The fault and the remedy, as sentences. */
  readonly message: string;
}

/** One line for a log: code, area, remedy. */
const areaDiagnosticText = ({ code, area, message }: AreaDiagnostic): string => `${code}${area === null ? '' : ` in ${area}`}: ${message}`;

/** The areas of the server do not fit together. Its message has all diagnostics, one a line. */
export class AreasBroken extends Error {
  override readonly name = 'AreasBroken';
  readonly diagnostics: readonly AreaDiagnostic[];

  constructor(diagnostics: readonly AreaDiagnostic[]) {
    super(['The areas of the server do not fit together:', ...diagnostics.map(areaDiagnosticText)].join('\n'));
    this.diagnostics = diagnostics;
  }
}
