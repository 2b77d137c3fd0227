import { computingDrawings } from './computing.drawings.ts';
import type { Drawing } from './drawing.ts';
import { electronicsDrawings } from './electronics.drawings.ts';
import { suppliesDrawings } from './supplies.drawings.ts';

const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({ ...computingDrawings, ...electronicsDrawings, ...suppliesDrawings }),
);

/** The ids that a catalog may give to `picture`. */
export const pictureIds: readonly string[] = [...drawings.keys()];

/** The drawing of an id; a plain box for an id without a drawing. */
export const drawingOf = (id: string): Drawing => drawings.get(id) ?? suppliesDrawings.box;
