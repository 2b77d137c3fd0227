import type { RuleId } from '../report/report.ts';
import { inManifest, line, noise, onClick } from './mutations.ts';
import type { Mutation } from './store-files.ts';

/** A store that breaks one rule, and how it differs from the good one. */
export interface BrokenStore {
  readonly what: string;
  readonly breaks: RuleId;
  readonly by: Mutation;
  /** The check of the rule that has to find it; any, where it is not said. */
  readonly check?: string;
  /** It is a mistake of a store that is built with the marketplace, and rendered by the server. */
  readonly isFirstParty?: boolean;
}

const entry = 'dist/store.js';
const json = 'package.json';

/** The mistakes that reading the package shows: one of each kind. */
export const brokenToReaders: readonly BrokenStore[] = [
  { what: 'a name in small letters', breaks: 'manifest', by: inManifest(['"name": "SAMPLE"', '"name": "sample"']) },
  { what: 'a number of the specification', breaks: 'manifest', by: inManifest(['"number": 100', '"number": 7']) },
  { what: 'an entry that is not in the package', breaks: 'manifest', by: inManifest(['"entry": "dist/store.js"', '"entry": "dist/shop.js"']) },
  { what: 'modules that are not declared as such', breaks: 'manifest', by: inManifest(['  "type": "module",\n', '']) },
  { what: 'an upstream of another store', breaks: 'manifest', by: inManifest(['"path": "/vs/sample",', '"path": "/vs/other",']) },
  { what: 'a misspelled key of an upstream', breaks: 'manifest', by: inManifest(['"description": "Courses', '"describtion": "Courses', ]) },
  { what: 'a key that no service has', breaks: 'manifest', by: inManifest(['"access": "buyer"', '"access": "buyer",\n            "retries": 3']) },
  { what: 'a method that is not forwarded', breaks: 'manifest', by: inManifest(['"method": "GET"', '"method": "PUT"']) },
  { what: 'a call of a service that is not declared', breaks: 'manifest', by: onClick("fetch('/advantage/rs/vs/sample/prices?topic=' + event.type)") },
  { what: 'a call of a service of another store', breaks: 'manifest', by: onClick("const store = '/vs/other'; fetch(store + '/courses')") },
  { what: 'a link to a service that is not declared', breaks: 'manifest', by: onClick("event.target.href = '/ws/vs/sample/course/'.concat(event.type)") },

  { what: 'the door of hosts', breaks: 'api', by: line("const later = () => import('@quartermaster/core/host');") },
  { what: 'a path past the door of ui', breaks: 'api', by: line("const later = () => import('@quartermaster/ui/src/buttons/Button.tsx');") },
  { what: 'the door of tests', breaks: 'api', by: line("const later = () => import('@quartermaster/core/testing');") },
  { what: 'a core of the future', breaks: 'api', by: { replace: { [json]: [['"coreRange": "^0.1.0"', '"coreRange": "^9.0.0"']], [entry]: [["coreRange: '^0.1.0'", "coreRange: '^9.0.0'"]] } } },
  { what: 'a React of the past', breaks: 'api', by: inManifest(['"react": "^19.3.1"', '"react": "^18.0.0"']) },

  { what: 'a package that is not provided', breaks: 'dependencies', by: line("const later = () => import('lodash');") },
  { what: 'a part of React that the host does not give', breaks: 'dependencies', by: line("const later = () => import('react-dom/client');") },
  { what: 'React as a dependency', breaks: 'dependencies', by: inManifest(['"peerDependencies": {', '"dependencies": { "react": "19.3.1" },\n  "peerDependencies": {']) },
  { what: 'a JSX runtime of its own', breaks: 'dependencies', by: { add: { 'dist/jsx.js': "const element = Symbol.for('react.transitional.element'), fragment = Symbol.for('react.fragment');\nexport const jsx = (type, props) => ({ $$typeof: element, type, props });\nexport { fragment as Fragment };\n" } } },

  { what: 'a module of the network', breaks: 'integrity', by: line("const later = () => import('https://cdn.example.com/chart.js');") },
  { what: 'a module outside dist', breaks: 'integrity', by: { ...line("const later = () => import('../src/extra.js');"), add: { 'src/extra.js': 'export {};\n' } } },
  { what: 'a module that was not packed', breaks: 'integrity', by: line("const later = () => import('./missing.js');") },
  { what: 'a module whose name is computed', breaks: 'integrity', by: line('const later = (name) => import(name);') },
  { what: 'a link in the package', breaks: 'integrity', by: { strange: ['dist/linked.js'] } },
  { what: 'a module that is cut off', breaks: 'integrity', by: { add: { 'dist/cut.js': 'export function half( {' } } },

  { what: 'eval', breaks: 'security', by: onClick("eval('1')") },
  { what: 'eval by another name of the window', breaks: 'security', by: onClick("const w = globalThis; w['ev' + 'al']('1')") },
  { what: 'new Function', breaks: 'security', by: onClick("new Function('return 1')()") },
  { what: 'the constructor of a constructor', breaks: 'security', by: onClick("[].constructor.constructor('return 1')()") },
  { what: 'a timer with text', breaks: 'security', by: onClick("window.setTimeout('go()', 10)") },
  { what: 'eval taken out of the window', breaks: 'security', by: onClick("const { eval: run } = window; run('1')") },
  { what: 'HTML from text', breaks: 'security', by: onClick("event.target.innerHTML = '<b>!</b>'") },
  { what: 'HTML past React', breaks: 'security', by: line("const Shout = ({ text }) => jsx('p', { dangerouslySetInnerHTML: { __html: text } });") },
  { what: 'a document that is written into', breaks: 'security', by: onClick("document.write('!')") },
  { what: 'a handler as an attribute', breaks: 'security', by: onClick("event.target.setAttribute('onclick', 'go()')") },
  { what: 'a style as an attribute', breaks: 'security', isFirstParty: true, by: line("const Wide = () => jsx('p', { style: { width: 10 } });") },
  { what: 'the tokens of the buyer', breaks: 'security', by: onClick("localStorage.getItem('token')") },
  { what: 'the cookies', breaks: 'security', by: onClick("const { cookie } = document; console.log(cookie)") },
  { what: 'a key of the engine', breaks: 'security', by: line("const key = 'access_' + 'token';") },
  { what: 'another origin', breaks: 'security', by: onClick("fetch('https://collect.example.com/', { method: 'POST' })") },
  { what: 'a beacon', breaks: 'security', by: onClick("navigator.sendBeacon('//collect.example.com/')") },
  { what: 'a request by hand', breaks: 'security', by: onClick('const request = new XMLHttpRequest(); request.send()') },
  { what: 'a picture of another origin', breaks: 'security', by: line("const Pixel = () => jsx('img', { src: 'https://collect.example.com/p.gif', alt: '' });") },
  { what: 'a stylesheet of another origin', breaks: 'security', by: { add: { 'dist/extra.css': "@import url('https://fonts.example.com/a.css');\n" } } },
  { what: 'a member of the window whose name is computed', breaks: 'security', by: onClick('window[event.type]()') },

  { what: 'a written color', breaks: 'theme', by: { replace: { [entry]: [["background: token('color.surface')", "background: '#0b5cad'"]] } } },
  { what: 'a color by its name', breaks: 'theme', by: { replace: { [entry]: [["fill: 'currentColor'", "fill: 'rebeccapurple'"]] } } },
  { what: 'a color in a border', breaks: 'theme', by: line("const box = css({ border: '1px solid rgb(10 20 30)' });") },
  { what: 'a color in a stylesheet', breaks: 'theme', by: { add: { 'dist/extra.css': '.box { color: #222 }\n' } } },

  { what: 'thirty kilobytes and more', breaks: 'size', by: { replace: { [entry]: [["import { useEffect } from 'react';", "import { useEffect } from 'react';\nimport { words } from './words.js';"], ["packageName: '@owner/store-sample',", "packageName: words.slice(0, 0) + '@owner/store-sample',"]] }, add: { 'dist/words.js': `export const words = '${noise(60)}';\n` } } },
];
