import { expect, it } from 'vitest';
import { routeOf } from './route-of.ts';

it.each([
  ['/session', '/session', '/session'],
  ['/interaction/:uid(^[\\w-]{1,64}$)/password', '/interaction/abc/password', '/interaction/:uid/password'],
  ['/lost-password/:token(^[\\w-]{43}$)', '/lost-password/word', '/lost-password/:token'],
  ['/*', '/token', '/token'],
  ['/*', '/auth?client_id=quartermaster-web', '/auth'],
  ['/*', '/auth/word', '/auth/:uid'],
  ['/*', '/auth/word/more', undefined],
  ['/*', '/wp-login.php', undefined],
  [undefined, '/%', undefined],
])('of %s at %s it is %s', (pattern, url, route) => {
  expect(routeOf(pattern, url)).toBe(route);
});
