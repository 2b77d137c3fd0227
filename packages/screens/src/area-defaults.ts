import * as areas from './areas.ts';

/** The defaults that every store falls through to: screens, layouts and the parts around them. */
export const areaDefaults = Object.freeze(Object.values(areas).flatMap(({ contributions }) => contributions));
