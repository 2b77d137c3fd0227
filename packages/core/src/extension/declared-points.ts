import * as behaviour from './behaviour-points.ts';
import * as brand from './brand-points.ts';
import type { ExtensionPoint } from './extension-point.ts';
import * as page from './page-points.ts';

/** The points in which brand, behavior and page of a store can differ. Points of screens, layouts and services are declared with these. */
export const declaredPoints: readonly ExtensionPoint<unknown>[] = Object.freeze([...Object.values(brand), ...Object.values(behaviour), ...Object.values(page)]);
