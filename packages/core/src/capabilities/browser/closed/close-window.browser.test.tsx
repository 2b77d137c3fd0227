import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserCapabilities } from '../browser-capabilities.ts';
import { closeWindow } from './close-window.ts';

type BrowserWindow = Window & typeof globalThis;

let frame: HTMLIFrameElement;
let window: BrowserWindow;

/** A window of its own for each test: what is closed stays closed. */
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
  window = frame.contentWindow as BrowserWindow;
});
afterEach(() => {
  frame.remove();
  localStorage.clear();
});

/** The value that code of the store gets; the error where it is refused. */
function attempt(code: string): unknown {
  const run = window.Function as unknown as (text: string) => () => unknown;
  try {
    return run(`'use strict'; ${code}`)();
  } catch (error) {
    return String(error).split(':')[0];
  }
}
const close = (): void => closeWindow(window, { storeName: 'SAMPLE' });

describe('what the host keeps in the browser', () => {
  it('is the host’s, also after the window was closed', () => {
    localStorage.setItem('access_token', 'secret');
    const { localStorage: storage } = browserCapabilities(window);
    close();
    expect([storage.get('access_token'), storage.keys()]).toEqual(['secret', ['access_token']]);
  });

  it('is in no storage that code finds, which has keys of its own', () => {
    localStorage.setItem('access_token', 'secret');
    close();
    expect(attempt("return [localStorage.getItem('access_token'), localStorage.length, document.defaultView.localStorage.getItem('access_token'), JSON.stringify(localStorage)]")).toEqual([null, 0, null, expect.not.stringContaining('secret')]);
    expect(attempt("localStorage.setItem('language', 'es'); return [localStorage.getItem('language'), localStorage.key(0), localStorage.length]")).toEqual(['es', 'language', 1]);
    expect(localStorage.getItem('store.SAMPLE.language')).toBe('es');
    attempt('localStorage.clear()');
    expect(Object.keys(localStorage)).toEqual(['access_token']);
  });

  it.each([
    ['the storage by its getter', "return Object.getOwnPropertyDescriptor(window, 'localStorage').get.call(window).getItem('access_token')", null],
    ['the storage by a change of its methods', "Storage.prototype.getItem = () => 'seen'", 'TypeError'],
    ['another storage in its place', "Object.defineProperty(window, 'localStorage', { value: 1 })", 'TypeError'],
    ['the cookies', 'return document.cookie', ''],
    ['the cookies by their accessor', "return Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document)", ''],
    ['the keys', 'return typeof indexedDB', 'undefined'],
    ['the caches', 'return typeof caches', 'undefined'],
    ['workers', "return [typeof Worker, typeof SharedWorker, typeof navigator.serviceWorker].join()", 'undefined,undefined,undefined'],
    ['the buckets of storage', 'return typeof navigator.storageBuckets', 'undefined'],
    ['files of the origin', 'return [typeof webkitRequestFileSystem, typeof webkitResolveLocalFileSystemURL].join()', 'undefined,undefined'],
    ['a call that is sent later', 'return typeof fetchLater', 'undefined'],
    ['a window over the page', 'return String(globalThis.documentPictureInPicture ?? null)', 'null'],
    ['connections', 'return [typeof WebSocket, typeof EventSource, typeof XMLHttpRequest, typeof BroadcastChannel, typeof RTCPeerConnection].join()', 'undefined,undefined,undefined,undefined,undefined'],
  ])('%s: out of reach', (_what, code, expected) => {
    localStorage.setItem('access_token', 'secret');
    document.cookie = 'seen=1';
    close();
    expect(attempt(code)).toEqual(expected);
    document.cookie = 'seen=; max-age=0';
  });
});

describe('a change that another tab makes in the storage', () => {
  /** The part of the change that code of the store sees. */
  function seen(key: string | null): unknown {
    const storageArea = localStorage;
    close();
    attempt("addEventListener('storage', (event) => { window.seen = [event.key, event.oldValue, event.newValue, event.storageArea, Object.getOwnPropertyDescriptor(StorageEvent.prototype, 'storageArea').get.call(event)]; })");
    window.dispatchEvent(new window.StorageEvent('storage', { key, oldValue: 'old', newValue: 'new', storageArea }));
    return attempt('return window.seen');
  }

  it('shows neither the storage nor a token', () => expect(seen('access_token')).toEqual([null, null, null, null, null]));
  it('shows the store its own keys', () => expect(seen('store.SAMPLE.language')).toEqual(['language', 'old', 'new', null, null]));
  it('may be of all keys', () => expect(seen(null)).toEqual([null, null, null, null, null]));
});

describe('another window of the origin', () => {
  it.each([
    ['a frame', "return document.createElement('iframe')"],
    ['a frame in capital letters', "return document.createElement('IFRAME')"],
    ['a frame whose name becomes another one', "let asked = 0; return document.createElement({ toString: () => (asked++ === 0 ? 'iframe' : 'p') })"],
    ['a frame with a namespace', "return document.createElementNS('http://www.w3.org/1999/xhtml', 'x:iframe')"],
    ['an object', "return document.createElement('object')"],
    ['a frame in text', "const box = document.createElement('div'); box.innerHTML = '<p><iframe></iframe></p>'"],
    ['a frame beside an element', "document.body.insertAdjacentHTML('beforeend', '<IFRAME src=about:blank>')"],
    ['a frame in a template', "document.createElement('template').innerHTML = '<embed>'"],
    ['a frame of a parser', "new DOMParser().parseFromString('<x:iframe xmlns:x=\"http://www.w3.org/1999/xhtml\"/>', 'application/xhtml+xml')"],
    ['a frame in an entity', "new DOMParser().parseFromString('<!DOCTYPE a [<!ENTITY b \"&#60;c/>\">]><a>&b;</a>', 'text/xml')"],
    ['a frame of a range', "document.createRange().createContextualFragment('<iframe>')"],
    ['a document that is written', "document.write('<iframe>')"],
    ['a frame of a command', "document.execCommand('insertHTML', false, '<iframe>')"],
    ['a frame as the root of a new document', "return document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'iframe', null).documentElement"],
    ['a frame as a root with a prefix', "return document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'x:iframe', null).documentElement"],
    ['a frame behind a prefix with a separator', "return document.createElementNS('http://www.w3.org/1999/xhtml', 'x\u2028:iframe')"],
    ['a class of frames', "customElements.define('x-frame', class extends HTMLIFrameElement {}, { extends: 'iframe' })"],
  ])('%s: is refused', (_what, code) => {
    close();
    expect(attempt(code)).toBe('TypeError');
  });

  it('does not open', () => {
    close();
    expect(attempt("return window.open('about:blank')")).toBeNull();
  });

  it('elements, text and templates without one are made as ever', () => {
    close();
    expect(attempt("const box = document.createElement('div'); box.innerHTML = '<p>One <b>object</b></p>'; box.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg')); return box.innerHTML")).toBe('<p>One <b>object</b></p><svg></svg>');
    expect(attempt("const box = document.createElement('div'); box.innerHTML = null; return box.innerHTML")).toBe('');
  });
});

describe('what all code shares', () => {
  it.each([
    ['a method of lists', 'Array.prototype.map = () => []'],
    ['a new method of lists', 'Array.prototype.last = () => 1'],
    ['what promises do', 'Promise.prototype.then = () => {}'],
    ['a member of all objects', 'Object.prototype.seen = true'],
    ['a reader of JSON', 'JSON.parse = () => null'],
    ['a reader of answers', 'Response.prototype.json = async () => ({})'],
    ['the fetching', 'fetch = () => null'],
    ['the clock', 'window.setTimeout = () => 0'],
    ['a class', 'window.Headers = class {}'],
    ['a class by definition', "Object.defineProperty(window, 'Headers', { value: 1 })"],
    ['an accessor of elements', "Object.defineProperty(Element.prototype, 'innerHTML', { get: () => '' })"],
    ['the name of all errors', "Error.prototype.name = 'Seen'"],
    ['the text of all objects', "Object.prototype.toString = () => ''"],
    ['a method of maps', 'Map.prototype.get = () => 1'],
    ['iterators', "Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true })"],
    ['iterators of the browser', "Object.getPrototypeOf(new Headers().entries()).next = () => ({ done: true })"],
    ['iterators of patterns', "Object.getPrototypeOf('x'.matchAll(/x/g)).next = () => ({ done: true })"],
    ['a class of a namespace', "Intl.NumberFormat.prototype.formatToParts = () => []"],
    ['the work of keys', 'crypto.subtle.sign = () => {}'],
    ['the work of keys by definition', "Object.defineProperty(crypto.subtle, 'sign', { value: () => {} })"],
    ['other keys in their place', "Object.defineProperty(window, 'crypto', { value: {} })"],
    ['the random numbers', 'crypto.getRandomValues = () => {}'],
    ['the history', 'history.pushState = () => {}'],
    ['the history by definition', "Object.defineProperty(history, 'pushState', { value: () => {} })"],
    ['the navigator by definition', "Object.defineProperty(navigator, 'onLine', { value: true })"],
    ['typed arrays', "Object.getPrototypeOf(Uint8Array).prototype.set = () => {}"],
  ])('%s: cannot be changed', (_what, code) => {
    close();
    expect(attempt(code)).toBe('TypeError');
  });

  it('generators cannot be changed either', () => {
    close();
    const ofGenerators = (Object.getPrototypeOf(function* () {}) as { readonly prototype: object }).prototype;
    expect([Reflect.set(ofGenerators, 'next', null), Reflect.defineProperty(ofGenerators, 'next', { value: null }), [...(function* () { yield 1; })()]]).toEqual([false, false, [1]]);
  });

  it('libraries give members to their own objects as ever', () => {
    close();
    expect(attempt(`
      class ParseError extends Error { constructor(text) { super(text); this.name = 'ParseError'; } }
      function Shape() {}
      Shape.prototype.toString = () => 'shape';
      Shape.prototype.constructor = Shape;
      const error = new Error('one');
      error.message = 'two';
      class Table extends Map { get(key) { return super.get(key) ?? 0; } }
      const fixed = Object.freeze(Object.assign(new Map([[1, 1]]), { set: () => 'refused' }));
      const plain = { ...{ toString: () => 'plain' } };
      window.ofTheLibrary = 1;
      return [new ParseError('x').name, String(new Shape()), new Shape().constructor === Shape, error.message, new Table().get(1), String(plain), window.ofTheLibrary, fixed.set(1, 2), fixed.get(1)].join();
    `)).toBe('ParseError,shape,true,two,0,plain,1,refused,1');
  });
});

it('a store fetches its own files and services, and nothing else', async () => {
  const asked: string[] = [];
  window.fetch = (async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return new Response('');
  }) as typeof fetch;
  close();
  const outcome = async (url: string): Promise<string> => (window.fetch as (url: string) => Promise<Response>)(new URL(url, location.href).href).then(() => 'sent', (error: unknown) => String(error).split(':')[0] ?? '');
  expect(await outcome('/stores/sample/1.0.0/dist/prices.json')).toBe('sent');
  expect(await outcome('/advantage/rs/vs/sample/courses')).toBe('sent');
  for (const url of ['/advantage/rs/login/auth_tokens', '/advantage/rs/vs/other/courses', '/stores/../advantage/rs/main/session', 'https://elsewhere.example/']) expect(await outcome(url)).toBe('TypeError');
  expect(asked).toEqual(['/stores/sample/1.0.0/dist/prices.json', '/advantage/rs/vs/sample/courses']);
});

it('the development server keeps its connection', () => {
  closeWindow(window, { storeName: 'SAMPLE', keepConnections: true });
  expect(attempt('return [typeof WebSocket, typeof indexedDB].join()')).toBe('function,undefined');
});
