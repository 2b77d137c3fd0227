import { noise } from './mutations.ts';
import type { Mutation } from './store-files.ts';

/** A store that does something unusual, and nothing wrong. */
export interface HonestStore {
  readonly what: string;
  readonly by: Mutation;
  /** Only a run shows that it harms nothing. */
  readonly needsRun?: boolean;
}

const entry = 'dist/store.js';
const library = (what: string, code: string, more: Readonly<Record<string, string | Uint8Array>> = {}): HonestStore => ({
  what,
  by: { replace: { 'dist/NotFound.js': [["import { HomeLink } from '@quartermaster/core';", "import { HomeLink } from '@quartermaster/core';\nimport './library.js';"]] }, add: { 'dist/library.js': code, ...more } },
});

/** The usual code of well-known libraries, as their builds have it, and code of stores that none of ours has. */
export const honestStores: readonly HonestStore[] = [
  library('charts of React with measured sizes (recharts)', `import * as React from 'react';
import { createElement } from 'react';
const key = Symbol.for('charts-context'), root = globalThis;
const contexts = () => root[key] ??= new Map();
const defaults = { cursor: true, stroke: '#ccc', fill: '#fff', inactiveColor: '#ccc', contentStyle: { backgroundColor: '#fff', border: '1px solid #ccc' } };
const hidden = ['dangerouslySetInnerHTML', 'ticks', 'scale'];
const isElement = (value) => typeof value === 'object' && value !== null && value.$$typeof === Symbol.for('react.transitional.element');
const source = (value) => Function.toString.call(value);
export function Chart({ width, height, contentStyle, ...props }) {
  const style = Object.assign({ width, height }, defaults.contentStyle, contentStyle);
  return createElement('div', { className: 'chart', style }, React.Children.toArray(props.children).filter(isElement), contexts().size, source(Chart).length + hidden.length);
}
`),
  library('charts on a canvas (chart.js)', `const defaults = { color: '#666', borderColor: 'rgba(0,0,0,0.1)', backgroundColor: 'rgba(0,0,0,0.8)', font: { family: "'Helvetica Neue', 'Arial', sans-serif" } };
const styleOf = (element) => element.ownerDocument.defaultView.getComputedStyle(element, null);
const ratio = () => (typeof window === 'undefined' ? 1 : window.devicePixelRatio || 1);
export class Chart {
  constructor(canvas) {
    this.context = canvas.getContext('2d');
    this.observer = new ResizeObserver(() => this.draw(canvas));
    this.observer.observe(canvas);
  }
  draw(canvas) {
    canvas.width = parseFloat(styleOf(canvas).width) * ratio();
    this.context.fillStyle = defaults.backgroundColor;
    return window.requestAnimationFrame.call(window, () => this.context.fillRect(0, 0, 10, 10));
  }
  destroy() {
    this.observer.disconnect();
  }
}
`),
  library('selections of elements (d3)', `const xhtml = 'http://www.w3.org/1999/xhtml';
const creator = (name) => function () {
  const document = this.ownerDocument, uri = this.namespaceURI;
  return uri === xhtml && document.documentElement.namespaceURI === xhtml ? document.createElement(name) : document.createElementNS(uri, name);
};
const view = (node) => (node.ownerDocument && node.ownerDocument.defaultView) || (node.document && node) || node.defaultView;
export class Selection {
  constructor(nodes) { this.nodes = nodes; }
  append(name) { return new this.constructor(this.nodes.map((node) => node.appendChild(creator(name).call(node)))); }
  attr(name, value) { for (const node of this.nodes) node.setAttribute(name, value); return this; }
  text(value) { for (const node of this.nodes) node.textContent = value; return this; }
  empty() { for (const node of this.nodes) node.innerHTML = ''; return this; }
  styles(name) { return this.nodes.map((node) => view(node).getComputedStyle(node, null).getPropertyValue(name)); }
}
`),
  library('colors that are computed (d3-color)', `export class Rgb { constructor(r, g, b) { Object.assign(this, { r, g, b }); } copy() { return Object.assign(new this.constructor(), this); } formatHex() { return '#' + [this.r, this.g, this.b].map((part) => part.toString(16).padStart(2, '0')).join(''); } }
Rgb.prototype.toString = Rgb.prototype.formatHex;
export const scheme = ['1f77b4', 'ff7f0e', '2ca02c'].map((text) => '#' + text);
`),
  library('texts in several languages (i18next)', `const order = ['querystring', 'cookie', 'navigator', 'htmlTag'];
export class Texts {
  constructor(resources) { this.resources = resources; this.language = order.map((from) => (from === 'navigator' ? navigator.language : null)).find(Boolean) ?? 'en'; }
  t(key, values = {}) { return Object.entries(values).reduce((text, [name, value]) => text.replaceAll('{{' + name + '}}', String(value)), this.resources[this.language.slice(0, 2)]?.[key] ?? key); }
}
export const texts = new Texts({ en: { missing: 'We do not have {{what}}.' }, es: { missing: 'No tenemos {{what}}.' } });
`),
  { what: 'CSS modules', needsRun: true, by: { replace: { [entry]: [["const frame = css(", "const card = { box: '_box_1ab2c' };\nconst Card = () => jsx('div', { className: card.box });\nconst frame = css("]] }, add: { 'dist/store.css': '@import url("./assets/card-1ab2c.css");\n', 'dist/assets/card-1ab2c.css': '._box_1ab2c{background:var(--qm-color-surface);color:var(--qm-color-text);border:1px solid currentColor;box-shadow:none}\n' } } },
  { what: 'web fonts', needsRun: true, by: { add: { 'dist/store.css': '@import url("./assets/fonts.css");\n', 'dist/assets/fonts.css': '@font-face{font-family:Sample;src:url(./sample-1a.woff2)format("woff2");font-display:swap}._title_1{font-family:Sample,sans-serif}\n', 'dist/assets/sample-1a.woff2': new Uint8Array(40_000) } } },
  {
    what: 'a context provider around every page',
    needsRun: true,
    by: { replace: { [entry]: [
      ["import { useEffect } from 'react';", "import { createContext, useEffect, useMemo, useState } from 'react';\nconst Units = createContext('imperial');\nfunction UnitsProvider({ children }) {\n  const [unit, setUnit] = useState('imperial');\n  const value = useMemo(() => ({ unit, setUnit }), [unit]);\n  return jsx(Units.Provider, { value, children });\n}"],
      ['import { contribution, defineStore,', 'import { providerPoint, contribution, defineStore,'],
      ["contribution(feedbackPoint,", "contribution(providerPoint, UnitsProvider),\n    contribution(feedbackPoint,"],
    ] } },
  },
  library('a state container (redux, zustand)', `export function createStore(reducer, state) {
  const listeners = new Set();
  return { getState: () => state, dispatch: (action) => { state = reducer(state, action); for (const listener of listeners) listener(); return action; }, subscribe: (listener) => { listeners.add(listener); return () => listeners.delete(listener); } };
}
`),
  library('copies with drafts (immer)', `const draftable = Symbol.for('immer-draftable');
class DraftMap extends Map { get(key) { return super.get(key); } set(key, value) { return super.set(key, value); } }
DraftMap.prototype[draftable] = true;
export const produce = (base, recipe) => { const copy = base instanceof Map ? new DraftMap(base) : Array.isArray(base) ? [...base] : { ...base }; recipe(copy); return Object.freeze(copy); };
`),
  library('dates and numbers (date-fns, Intl)', `const units = Object.freeze({ day: 86_400_000, hour: 3_600_000 });
export const distance = (from, to) => new Intl.RelativeTimeFormat(navigator.language, { numeric: 'auto' }).format(Math.round((from - to) / units.day), 'day');
export const isDate = (value) => value instanceof Date || Object.prototype.toString.call(value) === '[object Date]';
`),
  library('a list of many rows (virtual)', `import { useEffect, useState } from 'react';
export function useSize(ref) {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setHeight(entry.contentRect.height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return height;
}
`),
  library('events of its own (eventemitter3)', `export function EventEmitter() { this._events = new Map(); }
EventEmitter.prototype.on = function on(name, listener) { this._events.set(name, [...(this._events.get(name) ?? []), listener]); return this; };
EventEmitter.prototype.emit = function emit(name, ...given) { for (const listener of this._events.get(name) ?? []) listener.apply(this, given); };
EventEmitter.prototype.constructor = EventEmitter;
`),
  library('data beside a module', `export const prices = () => fetch(new URL('./prices.json', import.meta.url)).then((answer) => answer.json());
export const picture = new URL('./assets/picture.svg', import.meta.url).href;
`, { 'dist/prices.json': '{"prices":[1,2]}\n', 'dist/assets/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n' }),
  library('a stylesheet that comes with a screen', `const seen = {};
export const load = (dependencies, run) => Promise.all(dependencies.map((name) => {
  const address = new URL(name, import.meta.url).href;
  if (address in seen) return seen[address];
  seen[address] = true;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.appendChild(link);
  return new Promise((done, failed) => { link.addEventListener('load', done); link.addEventListener('error', failed); });
})).then(run);
`, { 'dist/assets/later.css': '._later_1{inset:0}\n' }),
  library('a file for the buyer', `export function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
`),
  library('a check of what the browser can do', `export const can = { sticky: CSS.supports('position', 'sticky'), share: 'share' in navigator, dark: typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches, touch: 'ontouchstart' in document.documentElement };
export const scope = typeof globalThis === 'object' ? globalThis : self;
`),
  library('elements of the page that are measured, and the document of an element', `export const width = (element) => [element.closest('body').clientWidth, document.querySelector('html').scrollTop, element.ownerDocument.activeElement === element];
export const canvasOf = (element) => element.ownerDocument.createElement('canvas');
export const contentOf = (element) => [element.ownerDocument.documentElement.lang, element.querySelector('head, body') === null];
`),
  library('a parser that says where it failed', `export class ParseError extends Error {
  constructor(text, location) {
    super(text);
    this.location = location;
    this.location.search ??= text;
  }
}
export const at = (view) => [view.state.doc.length, view.history?.length ?? 0];
`),
  library('objects that are compared by their prototypes', `export const isPlain = (value) => Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;
export const { constructor: Kind } = new (class Sample {})();
export class Shape { kind() { return this.constructor.prototype === Shape.prototype; } }
Object.assign(Shape.prototype, { area: () => 0 });
Object.defineProperty(Shape.prototype, 'name', { value: 'shape' });
`),
  library('components with names and parts', `import { forwardRef, createContext, Component } from 'react';
export const Field = forwardRef((props, ref) => null);
Field.displayName = 'Field';
Field.Label = () => null;
export const Shared = createContext(null);
Shared.displayName = 'Shared';
export class Boundary extends Component { render() { return this.props.children; } }
Boundary.prototype.kind = 'boundary';
`),
  library('sixty kilobytes that are imported when they are needed', `import { lazy } from 'react';
const load = () => import('./heavy.js');
export const Wide = lazy(() => import('./heavy.js'));
export const texts = [['es', () => import('./heavy.js')]].map(([language, words]) => ({ language, words }));
export class Words { async get() { return (await load()).default; } }
`, { 'dist/heavy.js': `export default '${noise(60)}';\n` }),
  library('a stylesheet with escapes and sets of pictures', '', { 'dist/library.css': '.sm\\:block::before { content: "//" }\n.picture { background: image-set("./a.png" 1x, "./b.png" 2x) }\n.mark { mask: url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E") }\n' }),
  library('a picture as a drawing program exports it', '', { 'dist/logo.svg': '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>\n<svg xmlns="&ns_svg;" viewBox="0 0 1 1"><title>Description of one</title><style>.a { fill: #00f }</style><switch><foreignObject requiredExtensions="x" width="1" height="1"/><g class="a"/></switch></svg>\n' }),
  {
    what: 'strategies that name what they need',
    by: {
      replace: {
        'package.json': [['"react": "^19.3.1"', '"react": "^19.3.1",\n    "tsyringe": "^4.10.0"']],
        'dist/NotFound.js': [["import { HomeLink } from '@quartermaster/core';", "import { HomeLink } from '@quartermaster/core';\nimport './library.js';"]],
      },
      add: { 'dist/library.js': "import { inject, injectable, singleton, Lifecycle } from 'tsyringe';\nimport { StoreStorageToken } from '@quartermaster/core';\nexport class Kept { constructor(storage) { this.storage = storage; } }\ninject(StoreStorageToken)(Kept, undefined, 0);\ninjectable()(Kept);\nexport class One {}\nsingleton()(One);\nexport const lifecycle = Lifecycle.Singleton;\n" },
    },
  },
];
