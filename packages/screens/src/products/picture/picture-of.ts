import { computingDrawings, electronicsDrawings, suppliesDrawings, type Drawing } from '@quartermaster/contracts/pictures';

const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({ ...computingDrawings, ...electronicsDrawings, ...suppliesDrawings }),
);

/** The ids that pages draw by themselves. A catalog may give others to `picture`: the server has drawings of more. */
export const pictureIds: readonly string[] = [...drawings.keys()];

/** The drawing of an id; undefined for one that pages do not draw by themselves. */
export const drawingOf = (id: string): Drawing | undefined => drawings.get(id);
