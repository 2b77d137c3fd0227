import { expect, it } from 'vitest';
import { answered } from '../testing/fake-server.ts';
import { createWorld, sessionOf } from '../testing/world.ts';

it('no screen and no store gets an answer that holds tokens: they are asked for by sign-in alone', async () => {
  const { storefront } = createWorld();
  await storefront.prepare('ADVANTAGE', { path: '/main/start_page', envelope: answered('Success', { ...sessionOf({}) }) });
  await expect(storefront.call('/login/auth_tokens', {} as never, {})).rejects.toMatchObject({ kind: 'request' });
});
