import { expect, it } from 'vitest';
import { loadWaitingScripts } from './waiting-scripts.ts';

const ran: string[] = [];

it('scripts wait in the template until they are asked for, and then run in their order', async () => {
  Object.assign(globalThis, { noteRun: (name: string) => ran.push(name) });
  const script = (name: string) => `<script type="module" src="data:text/javascript,noteRun('${name}')"></script>`;
  const { head } = document;
  head.insertAdjacentHTML('beforeend', '<template id="scripts"></template>');
  const template = head.querySelector('template');
  // As the parser of a document does: what is set as HTML never runs.
  const parsed = new DOMParser().parseFromString(`<template>${['react', 'vendor', 'entry'].map(script).join('')}</template>`, 'text/html');
  template?.content.append(document.adoptNode(parsed.querySelector('template')?.content ?? document.createDocumentFragment()));
  expect(ran).toEqual([]);
  expect(await loadWaitingScripts(document)).toBe(true);
  expect(ran).toEqual(['react', 'vendor', 'entry']);
  template?.remove();
});

it('tells whether one cannot be loaded', async () => {
  const template = document.head.appendChild(document.createElement('template'));
  template.id = 'scripts';
  for (const src of ['data:text/javascript,', '/no/such/script.js']) template.content.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  expect(await loadWaitingScripts(document)).toBe(false);
  template.remove();
});

it('a document without such a template has none to ask for', async () => {
  const before = document.head.children.length;
  expect(await loadWaitingScripts(document)).toBe(true);
  expect(document.head.children).toHaveLength(before);
});
