import { describe, expect, it } from 'vitest';
import { rootContainer } from '../capabilities/injection.ts';
import type { AnalyticsProvider } from '../extension/analytics-provider.ts';
import { analyticsPoint, confirmDialogPoint, type ConfirmDialog } from '../extension/behaviour-points.ts';
import { footerPoint, logoPoint, themePoint, welcomeTextPoint } from '../extension/brand-points.ts';
import { contribution } from '../extension/contribution.ts';
import { extensionPoint } from '../extension/extension-point.ts';
import { layoutPoint, pageLayout } from '../screens/layout.ts';
import { defineScreen, overrideScreen, screenFor } from '../screens/named-screen.ts';
import { namedScreenPoint } from '../screens/named-screen-point.ts';
import { screenPoint } from '../screens/screen-point.ts';
import { screen } from '../screens/screen.ts';
import { ConfirmationQueueToken, SessionWarningsToken } from '../shell/tokens.ts';
import { SessionWarnings } from '../shell/session-warnings.ts';
import { ConfirmationQueue } from '../shell/confirmation-queue.ts';
import { sampleDefaults, sampleStore, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { composeStore } from './compose-store.ts';
import { defineStore, type StorePlugin } from './define-store.ts';
import { diagnosticText, type DiagnosticCode } from './diagnostics.ts';

const load = () => Promise.resolve({ default: () => <h1>Own</h1> });
const queued = rootContainer.createChildContainer();
queued.registerInstance(ConfirmationQueueToken, new ConfirmationQueue());
queued.registerInstance(SessionWarningsToken, new SessionWarnings());

function runtimeOf(store: StorePlugin) {
  const composition = composeStore(store, sampleDefaults, { parent: queued });
  if (!composition.ok) throw new Error(composition.diagnostics.map(diagnosticText).join('\n'));
  return composition.runtime;
}

function diagnosticsOf(changes: Partial<StorePlugin> | Record<string, unknown>, defaults = sampleDefaults) {
  const composition = composeStore(defineStore({ ...sampleStoreDeclaration, ...changes }), defaults, { parent: queued });
  return composition.ok ? [] : composition.diagnostics;
}

describe('a store that fits', () => {
  it('has its brand and falls through to the default screens', () => {
    const runtime = runtimeOf(sampleStore);
    expect(runtime).toMatchObject({ name: 'ADVANTAGE', number: 0 });
    expect(runtime.required(welcomeTextPoint)).toBe('Welcome');
    expect(runtime.required(logoPoint)).toBe(sampleStoreDeclaration.brand.Logo);
    expect(runtime.required(themePoint).id).toBe('adv19');
    expect(runtime.screens.store.size).toBe(0);
    expect(runtime.screens.defaults.has('/cart/shopping_cart Initial')).toBe(true);
  });

  it('cannot be changed after composition', () => {
    const runtime = runtimeOf(sampleStore);
    expect(Object.isFrozen(runtime)).toBe(true);
    expect(() => (runtime.screens.defaults as Map<string, unknown>).set('/cart/shopping_cart Initial', null)).toThrow(/composed store/);
    expect(() => (runtime.layouts as Map<string, unknown>).clear()).toThrow(/composed store/);
  });
});

describe('a second store that overrides a screen, a layout and the confirm dialog', () => {
  class AlwaysYes implements ConfirmDialog {
    ask = () => Promise.resolve(true);
  }
  const Narrow = ({ children }: { children: React.ReactNode }) => <main>{children}</main>;
  const second = defineStore({
    ...sampleStoreDeclaration,
    id: { name: 'VA', number: 6 },
    overrides: [
      screen({ path: '/cart/shopping_cart', responseName: 'Initial', title: 'VA Cart', layout: 'index', load }),
      pageLayout('index', Narrow),
      contribution(confirmDialogPoint, AlwaysYes),
    ],
  });

  it('shows its own and leaves the rest as it is', async () => {
    const runtime = runtimeOf(second);
    expect(runtime.screens.store.get('/cart/shopping_cart Initial')?.title).toBe('VA Cart');
    expect(runtime.screens.store.size).toBe(1);
    expect(runtime.layouts.get('index')?.Component).toBe(Narrow);
    expect(runtime.layouts.has('modal')).toBe(true);
    await expect(runtime.required(confirmDialogPoint).ask({ title: '', body: '', confirmLabel: '', cancelLabel: '' })).resolves.toBe(true);
  });

  it('changes nothing for the first store', () => {
    const before = runtimeOf(sampleStore);
    runtimeOf(second);
    const after = runtimeOf(sampleStore);
    expect(after.layouts.get('index')).toBe(before.layouts.get('index'));
    expect(after.required(confirmDialogPoint)).not.toBeInstanceOf(AlwaysYes);
    expect(after.container).not.toBe(before.container);
  });
});

describe('a store that overrides a named screen', () => {
  const named = defineScreen('cart', { title: 'Cart', layout: 'index', load });
  const rows = [screenFor('/cart/shopping_cart_post', 'Initial', named), screenFor('/cart/shopping_cart_post', 'Failure', named)];
  const [first] = rows;
  const overriding = defineStore({ ...sampleStoreDeclaration, id: { name: 'VA', number: 6 }, overrides: [overrideScreen(named, { title: 'VA Cart', layout: 'index', load })] });
  const titles = (store: StorePlugin, defaults: typeof sampleDefaults) => {
    const composition = composeStore(store, defaults, { parent: queued });
    return composition.ok ? [...composition.runtime.screens.store.values()].map(({ responseName, title }) => [responseName, title]) : composition.diagnostics;
  };

  it('shows its own in every row, also in one that the defaults get later', () => {
    expect(titles(overriding, [...sampleDefaults, ...(first ? [first] : [])])).toEqual([['Initial', 'VA Cart']]);
    expect(titles(overriding, [...sampleDefaults, ...rows])).toEqual([['Initial', 'VA Cart'], ['Failure', 'VA Cart']]);
  });

  it('is told when no row shows a screen of that name', () => {
    const [found] = diagnosticsOf({ overrides: [overrideScreen({ ...named, name: 'basket' }, { layout: 'index', load })] }, [...sampleDefaults, ...rows]);
    expect(found).toMatchObject({ code: 'OVERRIDE_TARGET_MISSING', contribution: 'named screen "basket"', packageName: 'store-advantage' });
    expect(found?.message).toMatch(/No row of the defaults shows a screen of this name \(known: cart\)/);
  });

  it.each([
    ['SCREEN_DUPLICATE', 'it is overridden twice', { overrides: [overrideScreen(named, { layout: 'index', load }), overrideScreen(named, { layout: 'index', load })] }],
    ['ADD_EXISTS', 'it is added', { adds: [overrideScreen(named, { layout: 'index', load })] }],
    ['ADD_EXISTS', 'a row brings another screen of its name', { adds: [screenFor('/cart/addCart', 'Success', defineScreen('cart', { title: 'Other', layout: 'index', load }))] }],
    ['LAYOUT_UNKNOWN', 'its layout does not exist', { overrides: [overrideScreen(named, { layout: 'wide', load })] }],
    ['CONTRIBUTION_INVALID', 'it has no component', { overrides: [contribution(namedScreenPoint, 'cart', { name: 'cart', title: 'Cart', layout: 'index' } as never)] }],
  ] as const)('is told %s where %s', (code, _why, changes) => {
    expect(diagnosticsOf(changes, [...sampleDefaults, ...rows]).map((found) => found.code)).toEqual([code]);
  });

  it('may show its own screens, and those of the defaults, for responses of its own choice', () => {
    const own = defineScreen('own', { title: 'Own', layout: 'index', load });
    const store = defineStore({ ...sampleStoreDeclaration, adds: [screenFor('/cart/addCart', 'Success', own), screenFor('/cart/addCart', 'Failure', named)] });
    expect(titles(store, [...sampleDefaults, ...rows])).toEqual([['Success', 'Own'], ['Failure', 'Cart']]);
  });

  it('is not blamed where two screens of the defaults have one name', () => {
    const twice = [...rows, screenFor('/cart/addCart', 'Success', { ...named })];
    expect(diagnosticsOf({}, [...sampleDefaults, ...twice])).toMatchObject([{ code: 'SCREEN_DUPLICATE', contribution: 'named screen "cart"', packageName: 'the defaults' }]);
  });
});

describe('points', () => {
  it('of a store’s own take its contributions', () => {
    const mottoPoint = extensionPoint<string>()('motto', 'one', { doc: 'A motto.' });
    const runtime = runtimeOf(defineStore({ ...sampleStoreDeclaration, points: [mottoPoint], adds: [contribution(mottoPoint, 'Onward')] }));
    expect(runtime.one(mottoPoint)).toBe('Onward');
  });

  it('of cardinality many hold every contribution, in order', () => {
    const provider = (name: string): AnalyticsProvider => ({ name, purpose: 'To see what is used.', origins: [], load: () => Promise.reject(new Error('nothing is loaded')) });
    const [first, second] = [provider('One'), provider('Two')];
    const runtime = runtimeOf(defineStore({ ...sampleStoreDeclaration, adds: [contribution(analyticsPoint, first), contribution(analyticsPoint, second)] }));
    expect(runtime.many(analyticsPoint)).toEqual([first, second]);
  });
});

const cart = { path: '/cart/shopping_cart', responseName: 'Initial', title: 'Cart', layout: 'index', load };
const unknownPoint = extensionPoint<string>()('weather', 'one', { doc: 'It is not listed.' });
const withoutLayouts = sampleDefaults.filter(({ point }) => point !== layoutPoint);

/** Ten broken stores and more: each has one mistake, and one diagnostic says which. */
const broken: [string, DiagnosticCode, RegExp, Partial<StorePlugin> | Record<string, unknown>, typeof sampleDefaults?][] = [
  ['has a name that cannot be one', 'STORE_ID_INVALID', /"moon" cannot be used.*capital letters/, { id: { name: 'moon', number: 11 } }],
  ['has a name of its own and a known store’s number', 'STORE_ID_INVALID', /number 0 cannot be used/, { id: { name: 'MOON', number: 0 } }],
  ['has the number of another store', 'STORE_ID_INVALID', /number of ADVANTAGE is 0, not 6/, { id: { name: 'ADVANTAGE', number: 6 } }],
  ['was built for another core', 'CORE_RANGE_UNSATISFIED', /built for core \^9\.0\.0; this is core 0\.1\.0/, { coreRange: '^9.0.0' }],
  ['has a range that cannot be read', 'CORE_RANGE_INVALID', /"newest" cannot be read/, { coreRange: 'newest' }],
  ['has no theme', 'THEME_MISSING', /Give defineStore a theme/, { theme: undefined }],
  ['has no logo', 'REQUIRED_POINT_EMPTY', /It has no contribution.*logo/i, { brand: { welcomeText: 'Welcome' } }],
  ['contributes to a point that core does not have', 'POINT_UNKNOWN', /no such extension point/, { adds: [contribution(unknownPoint, 'sunny')] }],
  ['contributes a value that does not fit', 'CONTRIBUTION_INVALID', /ask\(\)/, { overrides: [contribution(confirmDialogPoint, {} as ConfirmDialog)] }],
  ['declares a screen twice', 'SCREEN_DUPLICATE', /more than once/, {
    overrides: [screen({ ...cart, path: '/cart/shopping_cart', responseName: 'Initial' }), screen({ ...cart, path: '/cart/shopping_cart', responseName: 'Initial' })],
  }],
  ['declares a layout twice', 'CONTRIBUTION_DUPLICATE', /more than once/, { adds: [pageLayout('wide', () => null), pageLayout('wide', () => null)] }],
  ['adds what exists', 'ADD_EXISTS', /Move it to overrides/, { adds: [screen({ ...cart, path: '/cart/shopping_cart', responseName: 'Initial' })] }],
  ['overrides what does not exist', 'OVERRIDE_TARGET_MISSING', /none of this key \(known: index, modal\).*move it to adds/, { overrides: [pageLayout('wide', () => null)] }],
  ['overrides a row that does not exist', 'OVERRIDE_TARGET_MISSING', /known: .*\/cart\/shopping_cart Initial\)/, { overrides: [screen({ ...cart, path: '/cart/addCart', responseName: 'Success' })] }],
  ['overrides a point without a value', 'OVERRIDE_TARGET_MISSING', /no value for it.*Move it to adds/, { overrides: [contribution(footerPoint, () => null)] }],
  ['maps a path that the contract does not have', 'PATH_UNKNOWN', /no service \/cart\/shoping_cart/, {
    adds: [contribution(screenPoint, '/cart/shoping_cart Initial', { ...cart, path: '/cart/shoping_cart' })],
  }],
  ['maps a response that the service never gives', 'RESPONSE_NAME_UNKNOWN', /never answers Empty. It answers Initial/, {
    adds: [contribution(screenPoint, '/cart/shopping_cart Empty', { ...cart, responseName: 'Empty' })],
  }],
  ['puts a screen in a layout that does not exist', 'LAYOUT_UNKNOWN', /no layout "wide" \(known: index, modal\)/, {
    overrides: [screen({ ...cart, path: '/cart/shopping_cart', responseName: 'Initial', layout: 'wide' })],
  }],
  ['is no store at all', 'STORE_MALFORMED', /it lacks id, coreRange\./, { id: undefined, coreRange: undefined }],
];

describe('a store that is broken', () => {
  it.each(broken)('because it %s is told so: %s', (_what, code, message, changes, defaults) => {
    const found = diagnosticsOf(changes, defaults);
    expect(found.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(found[0]?.message).toMatch(message);
    expect(found[0]?.packageName).toMatch(/^store-/);
  });

  it('is told everything at once', () => {
    const found = diagnosticsOf({ coreRange: 'newest', theme: undefined, adds: [contribution(unknownPoint, 'sunny')] });
    expect(found.map(({ code }) => code)).toEqual(['CORE_RANGE_INVALID', 'POINT_UNKNOWN', 'THEME_MISSING']);
  });

  it('is told which package and which contribution', () => {
    const [found] = diagnosticsOf({ packageName: '@agency/store-own', overrides: [pageLayout('wide', () => null)] });
    expect(found && diagnosticText(found)).toMatch(/^OVERRIDE_TARGET_MISSING in @agency\/store-own, layout "wide": /);
  });

  it('does not take the blame for the defaults', () => {
    const found = diagnosticsOf({}, withoutLayouts);
    expect(new Set(found.map(({ code, packageName }) => `${code} ${packageName}`))).toEqual(new Set(['LAYOUT_UNKNOWN the defaults']));
  });

  it('is told when a strategy cannot be made', () => {
    class Broken implements ConfirmDialog {
      ask = () => Promise.resolve(false);
      constructor() {
        throw new Error('no dialog today');
      }
    }
    const found = diagnosticsOf({ overrides: [contribution(confirmDialogPoint, Broken)] });
    expect(found).toMatchObject([{ code: 'CONTRIBUTION_INVALID', contribution: 'confirm dialog' }]);
    expect(found[0]?.message).toContain('no dialog today');
  });
});
