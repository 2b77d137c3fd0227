import type { RuleId } from '../report/report.ts';
import type { BrokenStore } from './broken-stores.ts';
import { inManifest, noise, onClick } from './mutations.ts';
import type { Mutation } from './store-files.ts';

const handler = (breaks: RuleId, check: string, ...detours: readonly (readonly [what: string, code: string])[]): BrokenStore[] =>
  detours.map(([what, code]) => ({ what, breaks, check, by: onClick(code) }));
const shipped = (breaks: RuleId, check: string, what: string, by: Mutation): BrokenStore => ({ what, breaks, check, by });

/** A module of the store that imports something more. */
const module = (code: string): Mutation => ({ replace: { 'dist/store.js': [["import { useEffect } from 'react';", `import { useEffect } from 'react';\n${code}`]] } });
/** The same with tsyringe among the peers. */
const withTsyringe = (code: string): Mutation => ({ replace: { ...module(code).replace, 'package.json': [['"react": "^19.3.1"', '"react": "^19.3.1",\n    "tsyringe": "^4.10.0"']] } });
/** A file of sixty kilobytes, and code that imports it. */
const heavy = (code: string): Mutation => ({ ...module(code), add: { 'dist/heavy.js': `export default '${noise(60)}';\n` } });

/** Navigations past the names that usually make them. */
const away = handler(
  'security', 'navigation',
  ['the address of the view of an event', "event.view.location = 'https://example.com/'"],
  ['the address of the document of an element', "event.target.ownerDocument.location.href = 'https://example.com/?' + document.title"],
  ['the address by Reflect', "Reflect.set(location, 'href', 'https://example.com/')"],
  ['the host of the address', "location.host = 'example.com'"],
  ['the query of the address', 'location.search = document.title'],
  ['a navigation that is handed on', "const go = location.assign.bind(location); go('https://example.com/')"],
  ['a navigation by call', "location.replace.call(location, 'https://example.com/')"],
  ['a navigation of another view', "event.view.navigation.navigate('https://example.com/')"],
  ['an element that leads away after a second', "const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; event.target.append(meta)"],
  ['an attribute that leads away after a second', "const meta = document.createElement('meta'); meta.setAttribute('http-equiv', 'refresh'); event.target.append(meta)"],
);

/** Requests beside the calls. */
const asked = handler(
  'security', 'other origin',
  ['a name that is looked up', "const link = document.createElement('link'); link.rel = 'dns-prefetch'; link.href = '//' + event.type + '.example.com'; event.target.append(link)"],
  ['a host that is greeted', "const link = document.createElement('link'); link.rel = 'preconnect'; event.target.append(link)"],
  ['a call that is sent later', "fetchLater('/advantage/rs/vs/sample/courses')"],
  ['a call by the view of an event', "event.view.fetch('https://example.com/')"],
);

const reached: readonly BrokenStore[] = [
  ...handler(
    'security', 'storage',
    ['the storage of an event of storage', "addEventListener('storage', (change) => console.log(change.storageArea.length), { once: true })"],
    ['a bucket of storage', "navigator.storageBuckets.open('sample')"],
  ),
  ...handler('security', 'other window', ['a window over the page', 'event.view.documentPictureInPicture.requestWindow()']),
  ...handler('security', 'inside of React', ['the fiber of an event', 'console.log(event._targetInst)']),
  shipped('security', 'inside of React', 'the inside of React as an export', module("import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as inside } from 'react';\nexport const hooks = inside;")),
  ...handler(
    'security', 'eval',
    ['the Function constructor taken out of a function', "const { constructor: Make } = () => {}; Make('return 1')()"],
    ['the Function constructor taken out twice', "const { constructor: { constructor: Make } } = []; Make('return 1')()"],
    ['a timer with text by call', "setTimeout.call(window, 'run()')"],
    ['a timer with text by bind', "setInterval.bind(window, 'run()')()"],
  ),
  ...handler(
    'security', 'raw HTML',
    ['a parser that is handed on', "const parser = new DOMParser(); const parse = parser.parseFromString.bind(parser); parse(event.type, 'text/html')"],
    ['elements from text that the browser cleans', 'event.target.setHTML(event.type)'],
  ),
];

const injected = [
  ['a factory that gets the container', "import { registry } from 'tsyringe';\nregistry([{ token: 'sample', useFactory: (container) => container }])(class {});"],
  ['a choice that gets the container', "import { predicateAwareClassFactory } from 'tsyringe';\nexport const chosen = predicateAwareClassFactory((container) => container, class {}, class {});"],
  ['a class that takes from the container', "import { autoInjectable } from 'tsyringe';\nexport const decorate = autoInjectable();"],
  ['all of tsyringe', "import * as tsyringe from 'tsyringe';\nexport const inside = tsyringe['container'];"],
  ['the container handed on', "export { container } from 'tsyringe';"],
].map(([what = '', code = '']) => shipped('api', 'door', what, withTsyringe(code)));

/** Changes for all code of the page. */
const changed: readonly BrokenStore[] = [
  ...handler(
    'isolation', 'prototype',
    ['a prototype by its object', 'Object.getPrototypeOf(event.target).last = 1'],
    ['a prototype by a class of an object', 'event.constructor.prototype.last = 1'],
    ['a prototype by its old name', "Object.defineProperty(event.__proto__, 'last', { value: 1 })"],
  ),
  ...handler(
    'isolation', 'mark on the page',
    ['the title by the document of an element', "event.target.ownerDocument.title = 'Sample'"],
    ['the title by the view of an event', "event.view.document.title = 'Sample'"],
    ['the language of the page by its closest element', "event.target.closest('html').setAttribute('lang', 'xx')"],
    ['a class of the body that is asked for', "document.querySelector('body').className = 'sample'"],
  ),
  ...handler('isolation', 'history', ['the history of the view of an event', "event.view.history.pushState(null, '', '/')"]),
  ...[
    ['a hook of React', "import React from 'react';\nReact.useContext = () => null;"],
    ['components of React', "import { Component } from 'react';\nComponent.prototype.setState = function () {};"],
    ['members of React by a call', "import * as React from 'react';\nObject.assign(React.Component.prototype, { render() {} });"],
    ['classes of core', "import * as core from '@quartermaster/core';\nfor (const name of Object.keys(core)) core[name].prototype.seen = 1;"],
  ].map(([what = '', code = '']) => shipped('isolation', 'host module', what, module(code))),
];

const packed: readonly BrokenStore[] = [
  shipped('security', 'script in a picture', 'a picture with a script', { add: { 'dist/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script href="store.js"/></svg>' } }),
  shipped('security', 'script in a picture', 'a picture with a handler', { add: { 'dist/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="run()"/>' } }),
  shipped('security', 'script in a picture', 'a picture with a link that runs', { add: { 'dist/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:run()"><text>Go</text></a></svg>' } }),
  shipped('security', 'other origin', 'an address in a set of pictures', { add: { 'dist/extra.css': '.sample { background: image-set("https://example.com/1.png" 1x) }\n' } }),
  shipped('security', 'other origin', 'an address with escaped letters', { add: { 'dist/extra.css': '.sample { background: u\\72l(https://example.com/1.png) }\n' } }),
  shipped('dependencies', 'second copy', 'a React that may be installed', inManifest(['"type": "module",', '"type": "module",\n  "optionalDependencies": { "react": "18.0.0" },'])),
  shipped('dependencies', 'second copy', 'a React in the package', inManifest(['"type": "module",', '"type": "module",\n  "bundledDependencies": ["react"],'])),
  shipped('size', 'first load', 'a chunk of a function that is called at once', heavy("export const later = (() => import('./heavy.js'))();")),
  shipped('size', 'first load', 'a chunk of a function that is called by its name', heavy("function load() { return import('./heavy.js'); }\nexport const later = load();")),
  shipped('size', 'first load', 'a chunk for each of a list', heavy("export class Words { static all = [1].map(() => import('./heavy.js')); }")),
];

/** Stores that go round about to what others reach directly. Reading catches each of them. */
export const detours: readonly BrokenStore[] = [...away, ...asked, ...reached, ...injected, ...changed, ...packed];
