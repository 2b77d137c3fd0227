/** One measured figure. Its name says what was measured, on what and under which load, and no other figure of a run has it. */
interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

/** Tells figures to `npm run bench`, where that has started this program (tooling/figures/figure.ts). */
export function reportFigures(figures: readonly Figure[]): void {
  process.send?.({ figures });
}
