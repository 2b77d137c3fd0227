import { defineForGood } from './take-away.ts';

type BrowserWindow = Window & typeof globalThis;

/**
 * Members that libraries give to their own objects by assignment, which a frozen prototype would refuse: `error.name = 'ParseError'`,
 * `Shape.prototype.toString = ...`. They become accessors that define the member on the object itself.
 */
const assigned: ReadonlySet<PropertyKey> = new Set<PropertyKey>([
  'constructor', 'toString', 'toLocaleString', 'valueOf', 'toJSON', 'name', 'message', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable',
  // Maps and sets that must not be changed are made by giving them other methods; the engine does so too.
  'get', 'set', 'has', 'add', 'delete', 'clear',
]);
/** The host itself puts something in its place later: React Aria watches how focus comes. */
const writable: ReadonlySet<PropertyKey> = new Set(['focus']);
/** React reads stacks with settings of this class that it changes and puts back. */
const extensible = /^Error$/;
/** Engines keep these fast as long as their members are no accessors. */
const plain: ReadonlySet<string> = new Set(['Array', 'Promise', 'RegExp', 'Function']);

/** Objects of the window that the host calls as long as the page is open: one member of their own would hide the frozen one. */
const called = ['crypto', 'history', 'navigator', 'performance'] as const;

/**
 * Freezes what all code of the page shares: the classes of the language and of the browser, their prototypes, and the globals that lead to
 * them. Code that could change `Promise.prototype.then` would see whatever the host waits for. Names that are not there yet stay free.
 */
export function freezeBuiltIns(window: BrowserWindow): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    const descriptor = Object.getOwnPropertyDescriptor(window, name);
    if (descriptor === undefined || !('value' in descriptor) || !isShared(name, descriptor.value)) continue;
    freezeClass(name, descriptor.value);
    if (descriptor.configurable === true) defineForGood(window, name, { value: descriptor.value, writable: false, enumerable: descriptor.enumerable === true });
  }
  for (const prototype of hiddenPrototypes(window)) freezeMembers(prototype, false);
  for (const name of called) keepObject(window, name);
}

/** The window leads to this object for good, and it gets no members: `crypto.subtle.sign` sees the keys of the host. */
function keepObject(window: BrowserWindow, name: (typeof called)[number]): void {
  const descriptor = Object.getOwnPropertyDescriptor(window, name);
  if (descriptor?.configurable === true) defineForGood(window, name, descriptor);
  Object.preventExtensions(window[name]);
  if (name === 'crypto' && 'subtle' in window.crypto) Object.preventExtensions(window.crypto.subtle);
}

/** Functions and classes, and what holds functions of the language: JSON, Math, Reflect. */
function isShared(name: string, value: unknown): value is object {
  if (!/^[A-Za-z]/.test(name)) return false;
  return typeof value === 'function' || (typeof value === 'object' && value !== null && /^[A-Z]/.test(name) && Object.prototype.toString.call(value) === `[object ${name}]`);
}

function freezeClass(name: string, value: object): void {
  const prototype: unknown = 'prototype' in value ? value.prototype : null;
  if (typeof prototype === 'object' && prototype !== null) freezeMembers(prototype, !plain.has(name));
  if (!extensible.test(name)) freezeMembers(value, false);
  if (typeof value === 'object') for (const [inner, member] of classesIn(value)) freezeClass(inner, member);
}

/** `Intl.NumberFormat`: classes that a namespace holds. */
const classesIn = (namespace: object): [string, object][] =>
  Object.getOwnPropertyNames(namespace).flatMap((name): [string, object][] => {
    const value: unknown = Object.getOwnPropertyDescriptor(namespace, name)?.value;
    return typeof value === 'function' && /^[A-Z]/.test(name) && 'prototype' in value ? [[name, value]] : [];
  });

/** Prototypes that have no name: of iterators, those of the browser too, of generators and functions that wait, and of all typed arrays. */
function hiddenPrototypes(window: BrowserWindow): object[] {
  const { Array: List, Map: Table, Set: Values, String: Text, RegExp: Pattern, Uint8Array: Bytes } = window;
  const of = (value: object): object => Object.getPrototypeOf(value) as object;
  const iterators = [
    ...[new List(), new Table(), new Values(), new Text('')].map((list) => list[Symbol.iterator]()),
    new Pattern('')[Symbol.matchAll](''),
    ...[new window.Headers(), new window.FormData(), new window.URLSearchParams()].map((list) => list.entries()),
  ].map(of);
  const generators = [function* () {}, async function* () {}, async () => {}].map(of);
  const made = generators.flatMap(({ prototype }: { prototype?: object }) => (prototype === undefined ? [] : [prototype, of(prototype)]));
  return [...iterators, ...iterators.map(of), ...generators, ...made, of(Bytes), of(Bytes.prototype)];
}

function freezeMembers(object: object, hasAssigned: boolean): void {
  for (const key of Reflect.ownKeys(object)) {
    const descriptor = Object.getOwnPropertyDescriptor(object, key);
    if (descriptor?.configurable !== true || writable.has(key)) continue;
    const { enumerable = false } = descriptor;
    const value: unknown = descriptor.value;
    if (!('value' in descriptor)) defineForGood(object, key, descriptor);
    else if (hasAssigned && assigned.has(key)) defineForGood(object, key, { ...assignable(object, key, value), enumerable });
    else defineForGood(object, key, { value, writable: false, enumerable });
  }
  Object.preventExtensions(object);
}

function assignable(owner: object, key: PropertyKey, value: unknown): Pick<PropertyDescriptor, 'get' | 'set'> {
  return {
    get: () => value,
    set(this: unknown, next: unknown) {
      if (this === owner || (typeof this !== 'object' && typeof this !== 'function') || this === null) throw new TypeError(`${String(key)} belongs to all code of the page and cannot be changed.`);
      Object.defineProperty(this, key, { value: next, writable: true, enumerable: true, configurable: true });
    },
  };
}
