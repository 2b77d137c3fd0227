import { dsScreenPoint, layoutPoint, namedScreenPoint, screenPoint } from '../screens/index.ts';
import { servicePoint } from './store-service.ts';
import { declaredPoints, type ExtensionPoint } from '../extension/index.ts';

/** Every point that core declares. */
export const corePoints: readonly ExtensionPoint<unknown>[] = Object.freeze([
  screenPoint,
  namedScreenPoint,
  dsScreenPoint,
  layoutPoint,
  servicePoint,
  ...declaredPoints,
]);
