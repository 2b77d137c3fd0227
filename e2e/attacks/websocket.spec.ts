import { connect } from 'node:net';
import { randomBytes } from 'node:crypto';
import { expect, signInAtIdentityServer, test } from '../support/journey.ts';
import { origin, webPort } from '../support/origin.ts';

/** The first line of the server's answer to a websocket's opening handshake (RFC 6455, section 4). */
function handshake(headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(webPort, 'localhost', () => {
      const lines = Object.entries({ 'Host': `localhost:${webPort}`, 'Upgrade': 'websocket', 'Connection': 'Upgrade', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': randomBytes(16).toString('base64'), ...headers }).map(([name, value]) => `${name}: ${value}`);
      socket.write(`GET /advantage/rs/server HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    });
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (data) => {
      resolve(data.toString().split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

const accepted = /^HTTP\/1\.1 101/;

test('a websocket of a foreign page is refused', async ({ page, context }) => {
  await page.goto('/');
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await handshake({ Origin: origin, Cookie: cookie }), 'our own page').toMatch(accepted);
  for (const foreign of ['https://evil.example', `${origin}.evil.example`, 'null', '', `http://evil.example/${origin}`]) {
    expect(await handshake({ Origin: foreign, Cookie: cookie }), foreign).not.toMatch(accepted);
  }
  expect(await handshake({ Cookie: cookie }), 'no origin').not.toMatch(accepted);
  expect(await handshake({ Origin: origin }), 'no session').not.toMatch(accepted);
});

test('no websocket is alive after its buyer has signed out', async ({ page, context, account }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  const tab = await context.newPage();
  const used = tab.waitForEvent('websocket').then(async (opened) => {
    await opened.waitForEvent('framereceived');
    return opened;
  });
  await tab.goto('/');
  const socket = await used;
  const closed = socket.waitForEvent('close');
  const xsrf = (await context.cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  await context.request.get('/advantage/rs/login/sign_out?confirmLogout=true', { headers: { 'x-xsrf-token': xsrf } });
  await closed;
  expect(socket.isClosed()).toBe(true);
});
