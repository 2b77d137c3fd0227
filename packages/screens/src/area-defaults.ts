import * as areas from './areas.ts';

/** What every store falls through to: screens, layouts and what is around them. */
export const areaDefaults = Object.freeze(Object.values(areas).flatMap(({ contributions }) => contributions));
