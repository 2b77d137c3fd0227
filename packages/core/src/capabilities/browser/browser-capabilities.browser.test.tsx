import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entryUrl } from '../history-port.ts';
import { browserRandomness } from './browser-capabilities.ts';
import { browserCookies } from './browser-cookies.ts';
import { browserHistory } from './browser-history.ts';
import { browserLocks, tabLocks } from './browser-locks.ts';
import { browserStorage } from './browser-storage.ts';
import { browserViewport } from './browser-viewport.ts';

afterEach(() => vi.restoreAllMocks());

describe('the history of a window', () => {
  it('gives each entry a key that a reload does not change', async () => {
    let keys = 0;
    const history = browserHistory(window, () => `key-${(keys += 1)}`);
    const before = window.location.href;
    const first = history.current();
    expect(history.current().key).toBe(first.key);
    history.push({ key: 'pushed', pathname: '/ws/cart/shopping_cart', search: '?a=1', hash: '#b' });
    expect(entryUrl(history.current())).toBe('/ws/cart/shopping_cart?a=1#b');
    expect(browserHistory(window, () => 'other').current().key).toBe('pushed');
    const popped = new Promise<string>((resolve) => {
      const stop = history.listen((entry) => {
        stop();
        resolve(entry.key);
      });
    });
    history.back();
    expect(await popped).toBe(first.key);
    expect(window.location.href).toBe(before);
  });
});

it('a path with two slashes is a path', () => {
  const before = window.location.href;
  const history = browserHistory(window, () => 'key');
  history.replace({ key: 'slashes', pathname: '//other.test/x', search: '', hash: '' });
  expect([window.location.host, history.current().pathname]).toEqual([new URL(before).host, '//other.test/x']);
  window.history.replaceState(null, '', before);
});

describe('storage', () => {
  it('that refuses to be opened lasts as long as the page', () => {
    const storage = browserStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.set('store', 'VA');
    expect(storage.get('store')).toBe('VA');
  });

  it('that is full keeps the value for the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = browserStorage(() => window.sessionStorage);
    storage.set('entry:1', 'answer');
    expect([storage.get('entry:1'), storage.keys().includes('entry:1')]).toEqual(['answer', true]);
    storage.remove('entry:1');
    expect(storage.get('entry:1')).toBeNull();
  });
});

it('cookies that scripts may see are read and expired', () => {
  document.cookie = 'XSRF-TOKEN=a%3Db; path=/';
  const cookies = browserCookies(document);
  expect(cookies.get('XSRF-TOKEN')).toBe('a=b');
  cookies.expire('XSRF-TOKEN');
  expect(cookies.get('XSRF-TOKEN')).toBeNull();
});

it.each([['Web Locks', browserLocks(navigator)], ['locks of the page', tabLocks()]])('with %s one task runs at a time', async (_kind, locks) => {
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`${name} ends`);
  };
  await Promise.all([locks.run('test', task('first')), locks.run('test', task('second'))]);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it.each([['Web Locks', browserLocks(navigator)], ['locks of the page', tabLocks()]])('with %s a name is taken while its task runs', async (_kind, locks) => {
  expect(await locks.isTaken('taken')).toBe(false);
  await locks.run('taken', async () => expect(await locks.isTaken('taken')).toBe(true));
  expect(await locks.isTaken('taken')).toBe(false);
});

it('a failed task lets the next one run', async () => {
  const locks = tabLocks();
  const failed = locks.run('test', () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  await expect(locks.run('test', () => Promise.resolve('next'))).resolves.toBe('next');
});

it('random ids are version-4 UUIDs', () => {
  const { uuid } = browserRandomness(window.crypto);
  const ids = Array.from({ length: 200 }, uuid);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(200);
});

it('the heading takes the focus without a scroll', () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<div></div><h1>Page</h1>';
  browserViewport(window).focusHeading();
  expect(document.activeElement).toBe(main.querySelector('h1'));
  main.remove();
});

it('the heading takes no focus from a field that is typed into since the last press', () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<input><h1>Page</h1>';
  const [field, heading] = [main.querySelector('input'), main.querySelector('h1')];
  const viewport = browserViewport(window);
  field?.focus();
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  viewport.focusHeading();
  expect(document.activeElement).toBe(field);
  for (const act of [new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }), new MouseEvent('click', { bubbles: true }), new PopStateEvent('popstate', { bubbles: true })]) {
    field?.focus();
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field?.dispatchEvent(act);
    viewport.focusHeading();
    expect(document.activeElement).toBe(heading);
  }
  main.remove();
});

it('the heading takes the focus from a box that was checked and an option that was chosen, which no one types into', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<input type="checkbox" aria-label="In stock"><select aria-label="Sort"><option>Name</option><option>Price</option></select><h1>Page</h1>';
  const heading = main.querySelector('h1');
  const viewport = browserViewport(window);
  await userEvent.click(page.getByRole('checkbox', { name: 'In stock' }));
  expect(document.activeElement).toBe(main.querySelector('input'));
  viewport.focusHeading();
  expect(document.activeElement).toBe(heading);
  main.querySelector('select')?.focus();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort' }), 'Price');
  viewport.focusHeading();
  expect(document.activeElement).toBe(heading);
  main.remove();
});

it('a document opens in the tab of the click, and the tab closes when there is none', () => {
  const replace = vi.fn();
  const close = vi.fn();
  vi.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), { location: { replace }, close }));
  const tab = browserViewport(window).openTab();
  tab.show(new Blob(['%PDF'], { type: 'application/pdf' }));
  expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/));
  browserViewport(window).openTab().abandon();
  expect(close).toHaveBeenCalledOnce();
});
