import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorLoggerPoint, rootPoint } from '../extension/behaviour-points.ts';
import { bannerPoint, footerPoint, headerPoint } from '../extension/brand-points.ts';
import { contribution, type Contribution } from '../extension/contribution.ts';
import { surveyPoint } from '../extension/page-points.ts';
import { pageLayout } from '../screens/layout.ts';
import { screen } from '../screens/screen.ts';
import { defineStore } from '../store/define-store.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleDefaults, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { openTab, type World } from '../testing/world.ts';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { StorefrontProvider } from './StorefrontProvider.tsx';
import { useSignal, useStorefront } from './storefront-context.ts';
import { useExtension, useStore } from './use-store.ts';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host, { onCaughtError: () => {} });
});

afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()));
  host.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

function Broken(): never {
  throw new Error('broken part');
}

/** A page that shows everything that a store may bring. */
function Parts() {
  const { Logo } = useStore();
  const [Header, Footer, Banner, Survey] = [useExtension(headerPoint), useExtension(footerPoint), useExtension(bannerPoint), useExtension(surveyPoint)];
  return (
    <>
      <p id="logo"><Logo /></p>
      {Header && <Header />}
      <h1>Page</h1>
      {Footer && <Footer />}
      {Banner && <Banner />}
      {Survey && <Survey />}
    </>
  );
}

function StoreOrReason() {
  const unavailable = useSignal(useStorefront().unavailable);
  return unavailable === null ? <ScreenOutlet /> : <p role="alert">{unavailable.diagnostics.map(({ code, message }) => `${code} ${message}`).join()}</p>;
}

/** The start page of a store with these contributions over the sample defaults. */
async function shown(adds: readonly Contribution[], Logo: ComponentType = () => <b>Logo</b>, overrides: readonly Contribution[] = []): Promise<World & { logged: string[] }> {
  const logged: string[] = [];
  const own = new Set(adds.map(({ point, key }) => `${point.id} ${key}`));
  const parts = screen({ path: '/main/start_page', responseName: 'Success', title: 'Home', layout: 'index', load: () => Promise.resolve({ default: Parts }) });
  const logger = contribution(errorLoggerPoint, { log: ({ attributes }) => void logged.push(attributes.detailedErrorMessage ?? '') });
  const defaults = [...sampleDefaults.filter(({ point, key }) => key !== parts.key && point !== errorLoggerPoint && !own.has(`${point.id} ${key}`)), parts, logger];
  const store = defineStore({ ...sampleStoreDeclaration, brand: { ...sampleStoreDeclaration.brand, Logo }, adds, overrides });
  const world = await openTab({
    url: '/ws/main/start_page',
    server: new FakeServer().on('/main/start_page', answered('Success')),
    stores: { ADVANTAGE: () => Promise.resolve({ default: store }) },
    defaults,
  });
  await act(async () => {
    root.render(<StorefrontProvider storefront={world.storefront}><StoreOrReason /></StorefrontProvider>);
    await world.settle();
  });
  return { ...world, logged };
}

describe('a part of a store that throws while it renders', () => {
  it.each([
    ['header', headerPoint],
    ['footer', footerPoint],
    ['banner', bannerPoint],
    ['survey', surveyPoint],
  ])('%s: its place is empty, the page goes on, and the logger hears of it', async (name, point) => {
    const { logged } = await shown([contribution(point, Broken)]);
    expect(host.querySelector('h1')?.textContent).toBe('Page');
    expect(logged).toEqual([`${name}: broken part`]);
  });

  it('logo: the name of the store takes its place', async () => {
    const { logged } = await shown([], Broken);
    expect(host.querySelector('#logo')?.textContent).toBe('ADVANTAGE');
    expect(logged).toEqual(['logo: broken part']);
  });

  it.each([
    ['root', contribution(rootPoint, Broken)],
    ['layout', pageLayout('index', Broken)],
  ])('%s: the store is switched off, and says why', async (_name, part) => {
    const { storefront, logged } = await shown([part]);
    expect(host.querySelector('[role=alert]')?.textContent).toContain('STORE_FAILED The store ADVANTAGE failed while it was shown: broken part');
    expect(storefront.unavailable.get()?.name).toBe('ADVANTAGE');
    expect(logged).toEqual(['the store: broken part']);
  });

  it('whose logger throws too is switched off all the same', async () => {
    const logger = contribution(errorLoggerPoint, { log: () => { throw new Error('no log'); } });
    await shown([contribution(rootPoint, Broken)], undefined, [logger]);
    expect(host.querySelector('[role=alert]')?.textContent).toContain('STORE_FAILED');
  });
});

it('a part that holds keeps its state from render to render', async () => {
  const { storefront, settle } = await shown([contribution(headerPoint, () => <input aria-label="Search" />)]);
  const field = host.querySelector('input');
  await act(async () => {
    storefront.openUrl('/ws/main/start_page?again=1');
    await settle();
  });
  expect([field === null, host.querySelector('input') === field]).toEqual([false, true]);
});
