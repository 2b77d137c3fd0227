import { describe, expect, it } from 'vitest';
import { screen, type ScreenProps } from '../screens/screen.ts';
import { composeStore } from './compose-store.ts';
import { defineStore, type StorePlugin } from './define-store.ts';
import { engineContainer } from '../engine/engine-container.ts';
import { detachedCapabilities } from '../capabilities/detached-capabilities.ts';
import { contribution } from '../extension/contribution.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleDefaults, sampleStore, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { createWorld, openTab, sessionOf } from '../testing/world.ts';
import { servicePoint, storeService } from './store-service.ts';

interface Course {
  readonly title: string;
  readonly seats: number;
}

declare module '@quartermaster/contracts' {
  interface StoreServices {
    '/vs/advantage/training': { request: { topic?: string }; responses: { Success: { courses: readonly Course[] }; NoCourses: { topic: string } } };
    '/vs/advantage/book': { request: { course: string; badge: string }; responses: { Booked: { number: string } } };
  }
}

const courses = [{ title: 'Buying for an office', seats: 4 }];
const training = storeService({
  path: '/vs/advantage/training',
  method: 'GET',
  responses: {
    Success: { examples: () => Promise.resolve({ default: { 'One course': { courses } } }) },
    NoCourses: { examples: () => Promise.resolve({ default: { 'A topic without courses': { topic: 'fire' } } }) },
  },
});
const book = storeService({
  path: '/vs/advantage/book',
  method: 'POST',
  access: 'buyer',
  sensitive: ['badge'],
  responses: { Booked: { examples: () => Promise.resolve({ default: { 'A number': { number: '1' } } }) } },
});

function Courses({ attributes }: ScreenProps<'/vs/advantage/training', 'Success'>) {
  return <ul>{attributes.courses.map(({ title }) => <li key={title}>{title}</li>)}</ul>;
}
Courses.displayName = 'Courses';
const coursesScreen = screen({
  path: '/vs/advantage/training', responseName: 'Success', title: ({ courses: found }) => `${found.length} courses`, layout: 'index',
  load: () => Promise.resolve({ default: Courses }),
});

const storeWith = (changes: Partial<StorePlugin>): StorePlugin => defineStore({ ...sampleStoreDeclaration, ...changes });
const store = storeWith({ adds: [training, book, coursesScreen] });
const stores = { ADVANTAGE: () => Promise.resolve({ default: store }) };
const codesOf = (changes: Partial<StorePlugin>) => {
  const parent = engineContainer(detachedCapabilities('http://shop.test/'), {}, sampleDefaults, null, [], null);
  const composition = composeStore(storeWith(changes), sampleDefaults, { parent });
  return composition.ok ? [] : composition.diagnostics.map(({ code }) => code);
};
const training2 = (path: string) => contribution(servicePoint, path, { path, method: 'GET', responses: { Success: { examples: () => Promise.resolve({ default: {} }) } } });

describe('a service of the store’s own', () => {
  it('is a page of the store, in the screen of its response', async () => {
    const server = new FakeServer().on('/vs/advantage/training', answered('Success', { courses, ...sessionOf() }));
    const world = await openTab({ url: '/ws/vs/advantage/training?topic=office', server, stores });
    expect([world.shown(), world.storefront.page.get().content]).toMatchObject(['Courses', { title: '1 courses' }]);
    expect(server.asked('/vs/advantage/training')[0]?.query.get('topic')).toBe('office');
  });

  it('is called by its typed request and answers its typed responses', async () => {
    const server = new FakeServer().on('/vs/advantage/training', answered('NoCourses', { topic: 'fire' }));
    const world = await openTab({ server, stores });
    const answer = await world.storefront.call('/vs/advantage/training', { topic: 'fire' });
    expect(answer.responseName === 'NoCourses' && answer.attributes.topic).toBe('fire');
  });

  it('is sent with its own method: a POST carries a body, and the proof that a page of ours sent it', async () => {
    const server = new FakeServer().on('/vs/advantage/book', answered('Booked', { number: '17' }));
    const world = await openTab({ server, stores });
    await world.storefront.call('/vs/advantage/book', { course: 'a', badge: '4711' });
    const [sent] = server.asked('/vs/advantage/book');
    expect([sent?.method, sent?.body, sent?.headers.get('x-xsrf-token')]).toEqual(['POST', { course: 'a', badge: '4711' }, 'xsrf-1']);
  });

  it('that needs sign-in never has its sensitive fields written down', async () => {
    const server = new FakeServer().on('/vs/advantage/book', { status: 401 });
    const world = await openTab({ server, stores });
    await world.storefront.call('/vs/advantage/book', { course: 'a', badge: '4711' }).catch(() => null);
    await world.settle();
    expect(world.sessionStorage.get('pendingRoute') ?? '').not.toContain('4711');
  });

  it('sends no request where the store did not declare it: an Unexpected request [spec 7.4]', async () => {
    const server = new FakeServer();
    const world = await openTab({ url: '/ws/vs/advantage/other', server, stores });
    expect(world.shown()).toBe('Unexpected request');
    expect(server.asked('/vs/advantage/other')).toEqual([]);
  });

  it('is unknown in every other store', async () => {
    const server = new FakeServer();
    const world = createWorld({ server, stores: { ADVANTAGE: () => Promise.resolve({ default: sampleStore }) } });
    await world.storefront.prepare('ADVANTAGE', null);
    await expect(world.storefront.call('/vs/advantage/training', {})).rejects.toMatchObject({ kind: 'request' });
    expect(server.log).toEqual([]);
  });

  it('only takes what its types say', () => {
    const wrongExamples = (): Promise<{ default: Record<string, { number: number }> }> => Promise.resolve({ default: { a: { number: 1 } } });
    const unchecked = [
      // @ts-expect-error a response without examples
      () => storeService({ path: '/vs/advantage/book', method: 'POST', responses: {} }),
      // @ts-expect-error examples of another form
      () => storeService({ path: '/vs/advantage/book', method: 'POST', responses: { Booked: { examples: wrongExamples } } }),
      // @ts-expect-error a path without types
      () => storeService({ path: '/vs/advantage/none', method: 'GET', responses: { Success: { examples: wrongExamples } } }),
      // @ts-expect-error attributes of another response
      () => screen({ path: '/vs/advantage/training', responseName: 'NoCourses', title: '', layout: 'index', load: () => Promise.resolve({ default: Courses }) }),
    ];
    expect(unchecked).toHaveLength(4);
  });
});

const noExamples = (): null => null;

describe('composition refuses', () => {
  it.each([
    ['/vs/va/training'], ['/vs/advantages/training'], ['/vs/advantage'], ['/vs/advantage/'], ['/vs/ADVANTAGE/training'], ['/main/start_page'],
    ['/vs/advantage/../va/training'], ['/vs/advantage/training?x=1'], ['/vs/advantage//x'],
  ])('a service at %s, outside of the store’s own part', (path) => {
    expect(codesOf({ adds: [training2(path)] })).toEqual(['SERVICE_PATH_FOREIGN']);
  });

  it('one that is declared twice, and screens for what it never answers', () => {
    expect(codesOf({ adds: [training, training] })).toEqual(['CONTRIBUTION_DUPLICATE']);
    expect(codesOf({ adds: [coursesScreen] })).toEqual(['PATH_UNKNOWN']);
    const wrong = { ...(coursesScreen.value as object), responseName: 'Failure' };
    expect(codesOf({ adds: [training, { ...coursesScreen, key: '/vs/advantage/training Failure', value: wrong }] })).toEqual(['RESPONSE_NAME_UNKNOWN']);
  });

  it.each([
    ['no method', { path: '/vs/advantage/a', responses: { Success: { examples: noExamples } } }],
    ['no response', { path: '/vs/advantage/a', method: 'GET', responses: {} }],
    ['a response without examples', { path: '/vs/advantage/a', method: 'GET', responses: { Success: {} } }],
    ['another path than its key', { path: '/vs/advantage/b', method: 'GET', responses: { Success: { examples: noExamples } } }],
  ])('one with %s', (_what, value) => {
    expect(codesOf({ adds: [{ point: servicePoint, key: '/vs/advantage/a', value }] })).toEqual(['CONTRIBUTION_INVALID']);
  });
});
