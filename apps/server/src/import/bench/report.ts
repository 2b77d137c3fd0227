/** What an import took: milliseconds and bytes. */
export interface ImportMeasures {
  readonly rows: number;
  readonly took: number;
  /** In their order. */
  readonly phases: readonly (readonly [phase: string, took: number])[];
  readonly programCpu: number;
  readonly databaseCpu: number;
  readonly peakMemory: number;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const rate = (rows: number, milliseconds: number): string => `${Math.round((1000 * rows) / milliseconds).toLocaleString('en-US')} rows/s`;
const microseconds = (milliseconds: number, rows: number): string => `${Math.round((1000 * milliseconds) / rows)} µs`;

export function reportOf({ rows, took, phases, programCpu, databaseCpu, peakMemory }: ImportMeasures): string {
  return [
    `${rows.toLocaleString('en-US')} rows in ${seconds(took)}, ${rate(rows, took)}; at most ${Math.round(peakMemory / 2 ** 20)} MiB`,
    `  processor time of a row: program ${microseconds(programCpu, rows)}, database ${microseconds(databaseCpu, rows)}`,
    ...phases.map(([phase, lasted]) => `  ${phase}: ${seconds(lasted)}, ${rate(rows, lasted)}`),
  ].join('\n');
}
