import { meaningOf } from '../../modules/evaluate.ts';
import { globalName } from '../../modules/meaning.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';
import { isReference } from './code-from-text.ts';
import { elementsOf } from './elements.ts';

/** What opens a connection, and which argument is the address. */
const connections: ReadonlyMap<string, number> = new Map([
  ['fetch', 0], ['Request', 0], ['WebSocket', 0], ['EventSource', 0], ['Worker', 0], ['SharedWorker', 0], ['WebTransport', 0], ['importScripts', 0],
  ['navigator.sendBeacon', 0], ['navigator.serviceWorker.register', 0],
]);
const alwaysRefused: ReadonlySet<string> = new Set(['XMLHttpRequest', 'RTCPeerConnection']);
const loading: ReadonlySet<string> = new Set(['src', 'srcSet', 'poster', 'data', 'action', 'formAction', 'background', 'xlinkHref']);
const tagsThatLoadHref: ReadonlySet<string> = new Set(['link', 'image', 'use', 'base']);
const elsewhere = /^\s*([a-z][a-z0-9+.-]*:)?[\\/]{2}/i;
const inStyles = /(url\(\s*['"]?|@import\s+['"]?)\s*([a-z][a-z0-9+.-]*:)?\/\//i;
const remedy = 'Call services with useCall; declare a service of your own as an upstream below /vs/ in the manifest, and ship pictures with the store.';

/** A store speaks with its own marketplace alone: no other address is called or loaded. */
export function otherOrigins(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  const add = (node: Node, message: string) => found.push(findingAt(module, node, 'other origin', message, remedy));
  walk(module.program, (node, [parent]) => {
    if (isReference(node, parent)) {
      const meaning = meaningOf(module, node);
      const name = meaning.kind === 'global' ? globalName(meaning.path) : '';
      if (alwaysRefused.has(name)) add(node, `It uses ${name}.`);
      const at = connections.get(name);
      if (at !== undefined && !(parent?.type === 'MemberExpression' && parent.object === node)) {
        const isCalled = (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === node;
        if (!isCalled) add(node, `It hands ${name} on, so nobody can tell which addresses are called.`);
        else if (!isOwnAddress(module, parent.arguments[at])) add(parent, `It calls ${name} with an address that is not a constant path of the marketplace.`);
      }
    }
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      const text = meaningOf(module, node);
      if (text.kind === 'text' && inStyles.test(text.text)) add(node, 'A style loads something from another origin.');
    }
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && node.left.property.type === 'Identifier' && loading.has(node.left.property.name) && leadsElsewhere(module, node.right)) {
      add(node, 'It loads something from another origin.');
    }
  });
  for (const { tag, attributes } of elementsOf(module)) {
    for (const { name, value, node } of attributes) {
      if ((loading.has(name) || (name === 'href' && tagsThatLoadHref.has(tag))) && leadsElsewhere(module, value)) add(node, `<${tag}> loads its ${name} from another origin.`);
    }
  }
  return found;
}

function leadsElsewhere(module: SourceModule, node: Node): boolean {
  const meaning = meaningOf(module, node);
  return meaning.kind === 'text' && elsewhere.test(meaning.text);
}

/** A path of this origin: it begins with one slash, and what follows cannot make another host of it. */
function isOwnAddress(module: SourceModule, node: Node | undefined): boolean {
  const meaning = meaningOf(module, node);
  return meaning.kind === 'text' && (/^\/[a-z0-9]/i.test(meaning.text) || (meaning.whole && meaning.text === '/'));
}
