import { dsScreenPoint, screenPoint, type ScreenDefinition } from '@quartermaster/core';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { areaDefaults } from '../index.ts';
import { fatalErrorReport, serverErrorReport } from '../shell/errors/error-report.examples.ts';
import { examplesOf } from './examples.ts';
import { sampleStorefront } from './sample-storefront.ts';
import { loadScreen, ScreenInShell } from './ScreenInShell.tsx';

const definitions = areaDefaults.filter((one) => one.point === screenPoint).map((one) => one.value as ScreenDefinition);
const cases = definitions.flatMap(({ path, responseName, layout }) =>
  examplesOf(path, responseName).map(({ name, attributes }) => ({ path, responseName, layout, name, attributes })),
);
const storefront = await sampleStorefront();
const runtime = storefront.store.get();
if (runtime === null) throw new Error('The sample store is not composed.');

const text = (html: string) =>
  html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

/** The page without its styles, after checks that hold for every page. */
function checkedPage(html: string, headings: number): string {
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
  // Before the page is alive a browser would send any other form to the present address, and lose the page (decision 0114).
  expect(html.match(/<form(?![^>]* (?:action="\/|method="dialog"))[^>]*>/g)).toBeNull();
  expect(html.match(/<h1[ >]/g) ?? []).toHaveLength(headings);
  return text(html);
}

describe('every default screen renders without a browser, without inline style, with one h1', () => {
  it('every response that has a screen has examples [spec 2.5, 2.24]', () => {
    for (const { path, responseName } of definitions) expect(examplesOf(path, responseName), `${path} ${responseName}`).not.toEqual([]);
  });

  it.each(cases)('$path $responseName: $name', async ({ path, responseName, layout, attributes }) => {
    const complaints = vi.spyOn(console, 'error');
    const screen = await loadScreen(runtime, path, responseName, attributes);
    const html = renderToString(<ScreenInShell storefront={storefront} screen={screen} />);
    expect(checkedPage(html, layout === 'modal' ? 0 : 1).length).toBeGreaterThan(40);
    expect(complaints).not.toHaveBeenCalled();
    if (layout !== 'modal') expect(html).toContain(`<title>`);
    complaints.mockRestore();
  });
});

describe('display screens', () => {
  const render = async (path: string, props: { title: string; message: string; report: typeof serverErrorReport | null; query?: string }) => {
    const definition = runtime.displayScreens.get(path);
    if (definition === undefined) throw new Error(`No display screen ${path}.`);
    const { default: Component } = await definition.load();
    const query = new URLSearchParams(props.query ?? '');
    const screen = { title: props.title, layout: definition.layout, attributes: null, Component: () => <Component {...props} query={query} /> };
    const html = renderToString(<ScreenInShell storefront={storefront} screen={screen} />);
    links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
    return checkedPage(html, 1);
  };
  /** The addresses of the links of the page that was rendered last. */
  let links: readonly string[] = [];

  it('exist for errors and for the unknown page', () => {
    expect(areaDefaults.filter(({ point }) => point === dsScreenPoint).map((one) => one.key)).toEqual(expect.arrayContaining(['/error/http_error', '/error/unexpected', '/404']));
  });

  it('an HTTP error shows its message, its id and its details (specification, section 8) [spec 8.10, 8.21]', async () => {
    const page = await render('/error/http_error', { title: serverErrorReport.title, message: serverErrorReport.message, report: serverErrorReport });
    expect(page).toContain(serverErrorReport.message);
    expect(page).toContain('Error details');
    expect(page).toContain('req-7f3a');
    expect(page).toContain('Go to Home Page');
  });

  it('an error leads to the form that reports it, with its id and the page that failed', async () => {
    const report = { ...serverErrorReport, errorID: null };
    await render('/error/http_error', { title: report.title, message: report.message, report: serverErrorReport });
    expect(links).toContain('/ws/information/comment_form?errorID=req-7f3a&page=%2Fws%2Fcart%2Fshopping_cart');
    await render('/error/http_error', { title: report.title, message: report.message, report });
    expect(links).toContain('/ws/information/comment_form?errorID=b7c1f0&page=%2Fws%2Fcart%2Fshopping_cart');
  });

  it('a step of checkout that cannot be shown leads to the review', async () => {
    const at = (wsPath: string) => ({ ...serverErrorReport, attributes: { ...serverErrorReport.attributes, wsPath } });
    const review = '/ws/checkout/checkout_review';
    const led: boolean[] = [];
    for (const path of ['/checkout/delivery_options', '/ggs/cart/select_payment', '/checkout/checkout_review', '/cart/shopping_cart']) {
      await render('/error/unexpected', { title: 'This page cannot be shown again', message: '', report: at(path) });
      led.push(links.includes(review));
    }
    expect(led).toEqual([true, true, false, false]);
  });

  it('a fatal error has no way home (specification, section 8) [spec 8.20]', async () => {
    const page = await render('/error/unexpected', { title: fatalErrorReport.title, message: fatalErrorReport.message, report: fatalErrorReport });
    expect(page).toContain('Unable to connect with the server...');
    expect(page).not.toContain('Home Page');
    expect(page).not.toContain('Error details');
  });

  it('the 404 page says which page does not exist (specification, section 2) [spec 2.9, 2.10, 8.19]', async () => {
    const page = await render('/404', { title: 'Page Not Found', message: '', report: null, query: 'url=/no/such.do' });
    expect(page).toMatch(/Sorry, we can't find the page you were looking for\. +Page \/no\/such\.do does not exist\. Please contact the help desk\./);
    expect(links).toContain('/ws/information/comment_form?page=%2Fno%2Fsuch.do');
  });
});
