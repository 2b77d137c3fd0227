import { dsScreenPoint } from '../screens/display-screen.ts';
import { layoutPoint } from '../screens/layout.ts';
import { namedScreenPoint } from '../screens/named-screen-point.ts';
import { screenPoint } from '../screens/screen-point.ts';
import { servicePoint } from './store-service.ts';
import * as behaviour from '../extension/behaviour-points.ts';
import * as brand from '../extension/brand-points.ts';
import * as page from '../extension/page-points.ts';
import type { ExtensionPoint } from '../extension/extension-point.ts';

/** Every point that core declares. */
export const corePoints: readonly ExtensionPoint<unknown>[] = Object.freeze([
  screenPoint,
  namedScreenPoint,
  dsScreenPoint,
  layoutPoint,
  servicePoint,
  ...Object.values(brand),
  ...Object.values(behaviour),
  ...Object.values(page),
]);
