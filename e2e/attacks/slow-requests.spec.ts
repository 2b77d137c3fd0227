import { expect, test } from '@playwright/test';
import { rawBytes, rawCall } from '../support/raw-http.ts';

test('a body that comes too slowly ends the connection, and others are served meanwhile', async () => {
  test.setTimeout(150_000);
  const head = 'POST /advantage/rs/cart/addCart HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
  const slow = Array.from({ length: 40 }, () => rawBytes([head, ...Array.from({ length: 90 }, () => 'x')], { pauseMs: 1000, patienceMs: 100_000 }));
  const served = rawCall('/main/session').then(({ status }) => status);
  expect(await Promise.race([served, ...slow.map((each) => each.then(() => 'after a slow one'))]), 'what another one is answered').toBe(200);
  for (const { closedAfterMs } of await Promise.all(slow)) expect(closedAfterMs, 'closed by the server').not.toBeNull();
});
