import { expect, it } from 'vitest';
import { pageOfMessage } from './page-of-message.ts';

it.each([
  ['/ws/search/advantage_search', '?q=toner', '/ws/search/advantage_search?q=toner'],
  ['/pkce/callback', '?code=secret&state=secret', '/pkce/callback'],
  ['/ds/error/http_error', '', '/ds/error/http_error'],
  ['/ws/a', `?q=${'x'.repeat(492)}`, `/ws/a?q=${'x'.repeat(492)}`],
  ['/ws/a', `?q=${'x'.repeat(493)}`, '/ws/a'],
  ['/home', '?store=VA', null],
  ['/ws/information/comment_form', '?page=%2Fws', null],
  ['/ws/information/comment_form_submit', '', null],
])('a message from %s%s is about %s', (pathname, search, page) => {
  expect(pageOfMessage({ pathname, search })).toBe(page);
});
