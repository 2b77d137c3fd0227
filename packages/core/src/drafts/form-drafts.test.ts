import { describe, expect, it } from 'vitest';
import { memoryStorage, type KeyValueStorage } from '../capabilities/key-value-storage.ts';
import { Identity } from '../session/identity.ts';
import { FakeForms } from '../testing/fake-forms.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { MemoryHistory } from '../testing/memory-history.ts';
import { FormDrafts } from './form-drafts.ts';

const address = '/ws/checkout/select_shipping?a=1';
const idToken = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;
const signedIn = (sub: string) => memoryStorage({ id_token: idToken(sub) });
const hour = 60 * 60_000;

interface Browser {
  readonly tab: KeyValueStorage;
  readonly clock: ManualClock;
}

const newBrowser = (): Browser => ({ tab: memoryStorage(), clock: new ManualClock() });

/** One load of a page in the same tab. */
function load({ tab, clock }: Browser, local: KeyValueStorage, url = address) {
  const forms = new FakeForms();
  const history = new MemoryHistory(url);
  return { forms, history, drafts: new FormDrafts(tab, history, forms, new Identity(local, { forget: () => {} }), clock) };
}

function typeAndLeave(browser: Browser, local: KeyValueStorage): void {
  const { forms, drafts } = load(browser, local);
  drafts.shown();
  forms.type('City', 'Washington').type('Save', true);
  drafts.keep();
}

describe('what was typed and not sent', () => {
  it('is there again after the page was left and shown again, once', () => {
    const browser = newBrowser();
    typeAndLeave(browser, signedIn('buyer'));
    const again = load(browser, signedIn('buyer'));
    again.drafts.shown();
    expect(again.forms.filled).toEqual([{ field: 'City', index: 0, value: 'Washington' }, { field: 'Save', index: 0, value: true }]);
    const third = load(browser, signedIn('buyer'));
    third.drafts.shown();
    expect(third.forms.filled).toEqual([]);
    expect(browser.tab.keys()).toEqual([]);
  });

  it('is kept once it can be read, and the page waits for that a while and not longer', async () => {
    const browser = newBrowser();
    const { forms, drafts } = load(browser, signedIn('buyer'));
    const code = Promise.withResolvers<void>();
    forms.readable = () => code.promise.then(() => void forms.type('City', 'Washington'));
    const kept = drafts.keepAll();
    expect(browser.tab.keys()).toEqual([]);
    code.resolve();
    await kept;
    expect(browser.tab.get('formDrafts')).toContain('Washington');
    forms.type('City', 'Arlington').readable = () => new Promise(() => {});
    const keptLater = drafts.keepAll();
    browser.clock.advance(3_000);
    await keptLater;
    expect(browser.tab.get('formDrafts')).toContain('Arlington');
  });

  it('belongs to its address', () => {
    const browser = newBrowser();
    typeAndLeave(browser, signedIn('buyer'));
    const elsewhere = load(browser, signedIn('buyer'), '/ws/cart/shopping_cart');
    elsewhere.drafts.shown();
    expect(elsewhere.forms.filled).toEqual([]);
    elsewhere.history.push({ key: 'another', pathname: '/ws/checkout/select_shipping', search: '?a=1', hash: '' });
    elsewhere.drafts.shown();
    expect(elsewhere.forms.filled).toHaveLength(2);
  });

  it('waits for a field that comes later, over another reload too', () => {
    const browser = newBrowser();
    typeAndLeave(browser, signedIn('buyer'));
    const closed = load(browser, signedIn('buyer'));
    closed.forms.present = () => false;
    closed.drafts.shown();
    closed.drafts.keep();
    const again = load(browser, signedIn('buyer'));
    again.forms.present = ({ field }) => field === 'Save';
    again.drafts.shown();
    again.forms.present = () => true;
    again.forms.appear();
    expect(again.forms.filled.map(({ field }) => field)).toEqual(['Save', 'City']);
  });

  it('is shown to its author alone', () => {
    const browser = newBrowser();
    typeAndLeave(browser, signedIn('buyer'));
    const visitor = load(browser, memoryStorage());
    visitor.drafts.shown();
    expect(visitor.forms.filled).toEqual([]);
    const other = load(browser, signedIn('somebody else'));
    other.drafts.shown();
    expect(other.forms.filled).toEqual([]);
    expect(browser.tab.keys()).toEqual([]);
  });

  it('knows its author when the tokens are gone already', () => {
    const browser = newBrowser();
    const local = signedIn('buyer');
    const { forms, drafts } = load(browser, local);
    drafts.shown();
    forms.type('City', 'Washington');
    local.remove('id_token');
    drafts.keep();
    const other = load(browser, signedIn('somebody else'));
    other.drafts.shown();
    expect(other.forms.filled).toEqual([]);
  });

  it('whose text is nowhere else is kept when the page goes by itself, while its author is signed in', () => {
    const browser = newBrowser();
    const local = signedIn('buyer');
    const { forms, drafts } = load(browser, local);
    drafts.watch();
    drafts.shown();
    forms.type('Lines', 'x'.repeat(265_000)).leave();
    const again = load(browser, local);
    again.drafts.shown();
    expect(again.forms.filled.map(({ field }) => field)).toEqual(['Lines']);
    local.remove('id_token');
    drafts.forget();
    forms.leave();
    expect(browser.tab.keys()).toEqual([]);
  });

  it('of a visitor belongs to the buyer who signs in', () => {
    const browser = newBrowser();
    typeAndLeave(browser, memoryStorage());
    const again = load(browser, signedIn('buyer'));
    again.drafts.shown();
    expect(again.forms.filled).toHaveLength(2);
  });

  it('comes back on the page that is there already when its author is known again', () => {
    const browser = newBrowser();
    const local = memoryStorage();
    typeAndLeave(browser, signedIn('buyer'));
    const { forms, drafts } = load(browser, local);
    drafts.shown();
    local.set('id_token', idToken('buyer'));
    drafts.shown();
    expect(forms.filled).toHaveLength(2);
  });

  it('is kept for a day’s work and not longer', () => {
    for (const [hours, fields] of [[11, 2], [13, 0]] as const) {
      const browser = newBrowser();
      typeAndLeave(browser, signedIn('buyer'));
      browser.clock.advance(hours * hour);
      const again = load(browser, signedIn('buyer'));
      again.drafts.shown();
      expect(again.forms.filled).toHaveLength(fields);
    }
  });

  it('is forgotten at sign-out', () => {
    const browser = newBrowser();
    typeAndLeave(browser, signedIn('buyer'));
    load(browser, signedIn('buyer')).drafts.forget();
    expect(browser.tab.keys()).toEqual([]);
  });

  it('takes no more than its room', () => {
    const browser = newBrowser();
    for (let page = 0; page < 15; page += 1) {
      const { forms, drafts } = load(browser, signedIn('buyer'), `/ws/cart/shopping_cart?page=${page}`);
      forms.type('Note', 'x'.repeat(300_001)).type('City', 'Washington');
      drafts.keep();
    }
    const stored = JSON.parse(browser.tab.get('formDrafts') ?? '[]') as { url: string; fields: unknown[] }[];
    expect(stored.map(({ url }) => url).at(0)).toBe('/ws/cart/shopping_cart?page=5');
    expect(stored.map(({ fields }) => fields.length)).toEqual(Array.from({ length: 10 }, () => 1));
  });

  it.each(['no JSON', '{}', '[1]', '[{"url":1}]'])('a damaged store (%s) is an empty one', (text) => {
    const browser = newBrowser();
    browser.tab.set('formDrafts', text);
    const { forms, drafts } = load(browser, signedIn('buyer'));
    drafts.shown();
    expect(forms.filled).toEqual([]);
  });
});
