/** What one part of the benchmarks has measured. */
export interface Figure {
  /** What was measured, on what and under which load: `order, 16 clients, PostgreSQL`. No other figure of a run has this name. */
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

/**
 * Tells figures to the process that started this program, if there is one that listens: {@link figuresIn} reads them there. Programs of an app, which
 * import nothing of here, send the same message.
 */
export function reportFigures(figures: readonly Figure[]): void {
  process.send?.({ figures });
}

/** The figures of a message of a part; none, where it is a message of another kind. */
export function figuresIn(message: unknown): readonly Figure[] {
  if (typeof message !== 'object' || message === null || !('figures' in message) || !Array.isArray(message.figures)) return [];
  return message.figures.filter(isFigure);
}

function isFigure(figure: unknown): figure is Figure {
  if (typeof figure !== 'object' || figure === null) return false;
  const { what, value, unit } = figure as Partial<Record<keyof Figure, unknown>>;
  return typeof what === 'string' && typeof value === 'number' && typeof unit === 'string';
}
