import { describe, expect, it } from 'vitest';
import { displayScreen } from '../screens/display-screen.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleDefaults } from '../testing/sample-store.tsx';
import { openTab, type World } from '../testing/world.ts';

const Given = () => null;
const Mapped = () => null;
const defaults = [...sampleDefaults, displayScreen({ path: '/thanks', layout: 'index', title: 'Thank you', load: () => Promise.resolve({ default: Mapped }) })];
const server = () => new FakeServer().on('/main/start_page', answered('Success'));
const content = (world: World) => world.storefront.page.get().content;

describe('a display-only page', () => {
  it('shows the caller’s data in the mapping that the caller gives, without a request [spec 2.7, 2.26]', async () => {
    const world = await openTab({ server: server(), defaults });
    const asked = world.server.log.length;
    world.storefront.openDisplay('/own', { title: 'Own', message: 'Words', data: { number: 7 }, screen: { layout: 'help', title: 'Unused', load: () => Promise.resolve({ default: Given }) } });
    await world.settle();
    expect(content(world)).toMatchObject({ kind: 'display', path: '/own', title: 'Own', message: 'Words', data: { number: 7 }, layout: 'help', Component: Given, report: null });
    expect([world.history.urls.at(-1), world.server.log.length]).toEqual(['/ds/own', asked]);
  });

  it('without a given mapping has the one of its address, after a reload too [spec 2.8]', async () => {
    const world = await openTab({ server: server(), defaults });
    world.storefront.openDisplay('/thanks', { message: 'We got it.', data: ['a'] });
    await world.settle();
    expect(content(world)).toMatchObject({ title: 'Thank you', message: 'We got it.', Component: Mapped });
    const { history, localStorage, sessionStorage } = world;
    const again = await openTab({ server: world.server, history, localStorage, sessionStorage, defaults });
    expect(content(again)).toMatchObject({ title: 'Thank you', message: 'We got it.', data: ['a'], Component: Mapped });
  });

  it('at its address alone has its mapping and no data [spec 2.8]', async () => {
    expect(content(await openTab({ url: '/ds/thanks?x=1', server: server(), defaults }))).toMatchObject({ title: 'Thank you', data: null, report: null, Component: Mapped });
  });

  it.each(['/ds/anything', '/ds', '/ds/', '/ds/error/http_error', '/ds/__proto__'])('at %s, without any mapping or error, is the generic Unexpected Error [spec 2.8]', async (url) => {
    expect(content(await openTab({ url, server: server(), defaults }))).toMatchObject({ kind: 'display', title: 'Unexpected Error' });
  });
});
