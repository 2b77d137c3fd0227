/** One picture on a 64 by 64 field, as path data. Colors and line width belong to the component that shows it. */
export interface Drawing {
  /** Surfaces, filled with a tint. */
  soft: string;
  /** The outline. */
  line: string;
  /** The detail that tells it from its neighbors, in the action color. */
  accent?: string;
}

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, r = 2): string => {
  const across = width - 2 * r;
  const down = height - 2 * r;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
};

export const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The same shape at several places of one row or column. */
export const repeat = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => shape(index)).join('');
