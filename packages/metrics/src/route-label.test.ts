import { expect, it } from 'vitest';
import { methodLabel, routeLabel } from './route-label.ts';

it.each([
  [undefined, 'none'],
  ['/advantage/rs/catalog/product_detail', '/advantage/rs/catalog/product_detail'],
  ['/advantage/rs/vs/*', '/advantage/rs/vs/*'],
  ['/assets/main-x8Dk3.js', '/assets/*'],
  ['/desk/assets/main-x8Dk3.js', '/desk/assets/*'],
])('the route %s is shown as %s', (pattern, label) => expect(routeLabel(pattern)).toBe(label));

it('methods that no route takes are one', () => expect(['GET', 'POST', 'PROPFIND', 'DELETE'].map(methodLabel)).toEqual(['GET', 'POST', 'other', 'other']));
