import type { BrokenStore } from './broken-stores.ts';
import type { Mutation } from './store-files.ts';

const entry = 'dist/store.js';
const notFound = 'dist/NotFound.js';
const json = 'package.json';

const inStore = (...changes: (readonly [string, string])[]): Mutation => ({ replace: { [entry]: changes } });
const inScreen = (...changes: (readonly [string, string])[]): Mutation => ({ replace: { [notFound]: changes } });
const effect = 'useEffect(() => {\n    const seen';
/** Something that the footer does once it is there. */
const inEffect = (code: string): Mutation => inStore([effect, `useEffect(() => {\n    ${code}\n    const seen`]);
const inScreenBody = (code: string): Mutation => inScreen(['({ attributes }) {\n', `({ attributes }) {\n  ${code}\n`]);
const override = 'contribution(errorLoggerPoint, Logger),';

/** The mistakes that only a run shows. */
export const brokenToRunners: readonly BrokenStore[] = [
  { what: 'a module that exports no store', breaks: 'manifest', by: inStore(['export default defineStore({', 'export default ((store) => ({ store }))({']) },
  { what: 'a manifest with another number', breaks: 'manifest', by: { replace: { [json]: [['"number": 100', '"number": 101']] } } },
  { what: 'a manifest with another core range', breaks: 'manifest', by: { replace: { [json]: [['"coreRange": "^0.1.0"', '"coreRange": ">=0.1.0 <0.2.0"']] } } },
  { what: 'a service whose path cannot be read', breaks: 'manifest', by: inStore(["path: '/vs/sample/seats'", "path: '/vs/sample/' + ['places', 'chairs'].at(0)"]) },
  { what: 'a service that the operator approves and nothing calls', breaks: 'manifest', by: { replace: { [json]: [['"path": "/vs/sample/seats"', '"path": "/vs/sample/rooms", "responses": ["Success"] }, { "path": "/vs/sample/seats"']] } } },
  { what: 'a service with another method than the manifest says', breaks: 'manifest', by: inStore(["path: '/vs/sample/courses', method: 'GET'", "path: '/vs/sample/courses', method: 'POST'"]) },
  { what: 'a service for everybody that the manifest keeps to buyers', breaks: 'manifest', by: inStore(["access: 'buyer', ", '']) },
  { what: 'a response that the manifest does not have', breaks: 'manifest', by: inStore(['NoCourses: {', 'FewCourses: {']) },

  { what: 'an export that core does not have', breaks: 'api', by: inStore(['import { contribution, defineStore,', 'import { nothingLikeIt, contribution, defineStore,']) },
  { what: 'a point that was not declared', breaks: 'api', by: inStore(['import { contribution, defineStore,', 'import { extensionPoint, contribution, defineStore,'], ["contribution(feedbackPoint,", "contribution(extensionPoint()('loose', 'one', { doc: 'A point' }), 1), contribution(feedbackPoint,"]) },

  { what: 'a style attribute past React', breaks: 'security', by: inEffect("document.querySelector('footer')?.setAttribute('style', 'width: 10px');") },

  { what: 'a listener that stays', breaks: 'isolation', by: inStore(["      window.removeEventListener('resize', seen);\n", '']) },
  { what: 'a timer that runs on', breaks: 'isolation', by: inStore(['      clearInterval(timer);\n', '']) },
  { what: 'a style element that stays', breaks: 'isolation', by: inEffect("document.head.append(document.createElement('style'));") },
  { what: 'an element that stays', breaks: 'isolation', by: inEffect("document.body.append(document.createElement('template'));") },
  { what: 'a global', breaks: 'isolation', by: inEffect('window.seenBySample = true;') },
  { what: 'a change of the history', breaks: 'isolation', by: inEffect("history.replaceState(null, '', location.href);") },
  { what: 'a listener that stays from the first time on, once', breaks: 'isolation', check: 'listener', by: inStore(['function Footer() {\n', "let isListening = false;\nfunction Footer() {\n"], [effect, `useEffect(() => {\n    if (!isListening) document.addEventListener('visibilitychange', () => {});\n    isListening = true;\n    const seen`]) },
  { what: 'a timer that one module keeps for all', breaks: 'isolation', check: 'timer', by: inStore(['function Footer() {\n', 'let clock = null;\nfunction Footer() {\n'], [effect, `useEffect(() => {\n    clock ??= setInterval(() => {}, 60_000);\n    const seen`]) },
  { what: 'an observer that watches on', breaks: 'isolation', check: 'observer', by: inEffect('new MutationObserver(() => {}).observe(document.body, { childList: true });') },
  { what: 'an observer of sizes that watches on', breaks: 'isolation', check: 'observer', by: inEffect("new ResizeObserver(() => {}).observe(document.querySelector('footer'));") },
  { what: 'an attribute of the page by a name', breaks: 'isolation', check: 'mark on the page', by: inEffect("for (const element of document.querySelectorAll('body')) element.dataset.sample = 'seen';") },
  { what: 'an element of the head that stays', breaks: 'isolation', check: 'mark on the page', by: inEffect("document.head.append(Object.assign(document.createElement('meta'), { name: 'sample', content: 'seen' }));") },
  { what: 'an observer that its import starts', breaks: 'isolation', check: 'import: observer', by: inStore(['class Logger {\n', 'new PerformanceObserver(() => {}).observe({ entryTypes: [\'mark\'] });\nclass Logger {\n']) },
  { what: 'a member of all objects by a computed way', breaks: 'isolation', check: 'import', by: inStore(['class Logger {\n', "const all = Object.getPrototypeOf({}); all.seen = true;\nclass Logger {\n"]) },
  { what: 'a method of promises by a computed way', breaks: 'isolation', check: 'import', by: inStore(['class Logger {\n', "const all = Object.getPrototypeOf(Promise.resolve()); all.then = () => {};\nclass Logger {\n"]) },
  { what: 'a frame by a tag that is computed', breaks: 'isolation', check: 'uncaught', by: inEffect("queueMicrotask(() => document.createElement(['i', 'frame'].toReversed().toReversed().join('')));") },
  { what: 'an export that its own module does not have', breaks: 'isolation', check: 'import', by: { ...inStore(['class Logger {\n', "import { nothing } from './NotFound.js';\nclass Logger {\n"]) } },
  { what: 'a footer that fails for a signed-in buyer', breaks: 'isolation', check: 'throws', by: inStore(['import { contribution, defineStore,', 'import { useSession, contribution, defineStore,'], ['  const { welcomeText } = useStore();\n', "  const { welcomeText } = useStore();\n  if (useSession().loggedIn) throw new Error('no buyers');\n"]) },
  {
    what: 'a footer that fails on the page of a product', breaks: 'isolation', check: 'throws',
    by: { replace: {
      [json]: [['"react": "^19.3.1"', '"react": "^19.3.1",\n    "react-router-dom": "^7.18.5"']],
      [entry]: [["import { useEffect } from 'react';", "import { useEffect } from 'react';\nimport { useLocation } from 'react-router-dom';"], ['  const { welcomeText } = useStore();\n', "  const { welcomeText } = useStore();\n  if (useLocation().pathname.includes('product_detail')) throw new Error('no products');\n"]],
    } },
  },
  { what: 'a rejection that is not caught', breaks: 'isolation', by: inEffect("void Promise.reject(new Error('no answer'));") },
  { what: 'a logo that throws', breaks: 'isolation', by: inStore(['function Logo() {\n', "function Logo() {\n  throw new Error('no logo');\n"]) },
  { what: 'a footer that never comes', breaks: 'isolation', by: inStore(["import { useEffect } from 'react';", "import { use, useEffect } from 'react';\nconst never = new Promise(() => {});"], ['function Footer() {\n', 'function Footer() {\n  use(never);\n']) },
  { what: 'a layout that never comes', breaks: 'isolation', by: inStore(["import { useEffect } from 'react';", "import { use, useEffect } from 'react';\nconst never = new Promise(() => {});"], ['function Aside({ title, children }) {\n', 'function Aside({ title, children }) {\n  use(never);\n']) },
  { what: 'a layout that shows nothing of the screen', breaks: 'isolation', by: inStore(["jsx('h1', { children: title }), children]", "jsx('h1', { children: title })]"]) },
  { what: 'a screen that is never loaded', breaks: 'isolation', by: inStore(["() => import('./NotFound.js')", '() => new Promise(() => {})']) },
  { what: 'a screen whose module throws', breaks: 'isolation', by: inScreen(['export default function', "throw new Error('not now');\nexport default function"]) },
  { what: 'a logger that throws', breaks: 'isolation', by: inStore(['  log() {}', "  log() { throw new Error('no log'); }"]) },
  { what: 'a confirm dialog that never answers', breaks: 'isolation', by: inStore(['import { contribution, defineStore,', 'import { confirmDialogPoint, contribution, defineStore,'], [override, `${override} contribution(confirmDialogPoint, { ask: () => new Promise(() => {}) }),`]) },
  { what: 'an access check that throws', breaks: 'isolation', by: inStore(['import { contribution, defineStore,', 'import { accessCheckPoint, contribution, defineStore,'], [override, `${override} contribution(accessCheckPoint, { destination: (session) => session.agency.code }),`]) },
  { what: 'a timer that its import starts', breaks: 'isolation', by: inStore(['class Logger {\n', 'setInterval(() => {}, 1000);\nclass Logger {\n']) },
  { what: 'a module that never comes to its end', breaks: 'isolation', by: inStore(['class Logger {\n', 'for (;;) Math.random();\nclass Logger {\n']) },
  { what: 'a module that waits for what never comes', breaks: 'isolation', by: inStore(['class Logger {\n', 'await new Promise(() => {});\nclass Logger {\n']) },
  { what: 'a module that throws', breaks: 'isolation', by: inStore(['class Logger {\n', "throw new Error('not now');\nclass Logger {\n"]) },

  { what: 'a screen that needs what no example has', breaks: 'contract', by: inScreenBody('attributes.product.name;') },
  { what: 'a screen that refuses fields of the future', breaks: 'contract', by: inScreenBody("if ('fieldOfTheFuture' in attributes) throw new Error('unknown field');") },
  { what: 'a screen that renders without end when a field is missing', breaks: 'contract', by: { replace: { [notFound]: [["import { HomeLink }", "import { useState } from 'react';\nimport { HomeLink }"], ['({ attributes }) {\n', '({ attributes }) {\n  const [count, setCount] = useState(0);\n  if (attributes.productId === undefined) setCount(count + 1);\n']] } } },
  { what: 'a screen that hangs when a field is missing', breaks: 'contract', by: inScreenBody('while (attributes.productId === undefined);') },
  { what: 'a screen that calls the server without end', breaks: 'contract', by: { replace: { [notFound]: [["import { HomeLink }", "import { useEffect, useState } from 'react';\nimport { useCall, HomeLink }"], ['({ attributes }) {\n', "({ attributes }) {\n  const call = useCall();\n  const [count, setCount] = useState(0);\n  useEffect(() => {\n    if (attributes.productId === null) call('/main/session', {}, { spinner: false }).then(() => setCount(count + 1), () => {});\n  }, [count]);\n"]] } } },
  { what: 'an override of nothing', breaks: 'contract', by: inStore(["path: '/catalog/product_detail', responseName: 'NotFound'", "path: '/catalog/product_detail', responseName: 'Nowhere'"]) },
  { what: 'a layout that does not exist', breaks: 'contract', by: inStore(["layout: 'aside'", "layout: 'sideways'"]) },
  { what: 'the same declared twice', breaks: 'contract', by: inStore([override, `${override} ${override}`]) },

  { what: 'no theme', breaks: 'theme', by: inStore(['  theme: storeTheme(adv19),\n', '']) },
  { what: 'a theme without a token', breaks: 'theme', by: inStore(['theme: storeTheme(adv19)', 'theme: storeTheme({ ...adv19, tokens: { ...adv19.tokens, radius: { sm: adv19.tokens.radius.sm, md: adv19.tokens.radius.md } } })']) },
  { what: 'a focus ring that cannot be seen', breaks: 'theme', by: inStore(["import { Container, storeTheme,", "import { defineTheme, Container, storeTheme,"], ['theme: storeTheme(adv19)', "theme: storeTheme(defineTheme({ ...adv19, tokens: { ...adv19.tokens, color: { ...adv19.tokens.color, focus: '#fdfdfd' } } }))"]) },

  { what: 'a logo without a name', breaks: 'accessibility', by: inStore(["role: 'img', 'aria-label': 'Sample', ", "role: 'img', "]) },
  { what: 'a link without words', breaks: 'accessibility', by: inStore(["children: 'The owner of this store'", "children: ''"]) },
  { what: 'a field without a label', breaks: 'accessibility', by: inScreen(["children: [jsx('p', {", "children: [jsx('input', { type: 'text' }), jsx('p', {"]) },
];
