import { expect, it } from 'vitest';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { openTab } from '../testing/world.ts';

it('shows the screen that the address asks for', async () => {
  const server = new FakeServer().on('/main/start_page', answered('Success'));
  const world = await openTab({ url: '/ws/main/start_page', server });
  expect(world.shown()).toBe('Start');
});
