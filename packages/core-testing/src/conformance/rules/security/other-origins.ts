import { meaningOf, memberName } from '../../modules/evaluate.ts';
import { globalName } from '../../modules/meaning.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';
import { isReference } from './code-from-text.ts';
import { elementsOf } from './elements.ts';

/** The functions that open a connection, and the position of the address among their arguments. */
const connections: ReadonlyMap<string, number> = new Map([
  ['fetch', 0], ['Request', 0], ['importScripts', 0], ['navigator.sendBeacon', 0],
]);
/** Connections past the engine, and code beside the page: what goes through them is neither declared nor seen. */
const alwaysRefused: ReadonlySet<string> = new Set([
  'XMLHttpRequest', 'RTCPeerConnection', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport', 'Worker', 'SharedWorker', 'BroadcastChannel', 'fetchLater', 'navigator.serviceWorker.register',
  'navigator.registerProtocolHandler',
]);
/** The functions that lead the page, or another window, to an address. */
const navigations: ReadonlySet<string> = new Set(['location.assign', 'location.replace', 'document.location.assign', 'document.location.replace', 'open', 'document.open', 'navigation.navigate']);
const addresses = /^(document\.)?location(\.(href|protocol|host|hostname|port|pathname|search))?$/;
/** Relations of a link that ask for a host before any policy is looked at: its name carries data. */
const hints: ReadonlySet<string> = new Set(['dns-prefetch', 'preconnect', 'prerender']);
const leading = /^((document\.)?location\.(assign|replace)|navigation\.navigate)$/;
const loading: ReadonlySet<string> = new Set(['src', 'srcSet', 'srcset', 'poster', 'data', 'action', 'formAction', 'formaction', 'background', 'xlinkHref', 'xlink:href', 'ping']);
const tagsThatLoadHref: ReadonlySet<string> = new Set(['link', 'image', 'use', 'base']);
const elsewhere = /^\s*([a-z][a-z0-9+.-]*:)?[\\/]{2}/i;
const inStyles = /(url\(\s*['"]?|@import\s+['"]?)\s*([a-z][a-z0-9+.-]*:)?\/\//i;
const remedy = 'Call services with useCall; declare a service of your own as an upstream below /vs/ in the manifest, and ship pictures with the store.';

/** A store speaks with its own marketplace alone: no other address is called or loaded. */
export function otherOrigins(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  const add = (node: Node, message: string) => found.push(findingAt(module, node, 'other origin', message, remedy));
  const navigates = (node: Node) => found.push(findingAt(module, node, 'navigation', 'It leads the page to an address that is not a constant path of the marketplace, and takes the rest of the address along.', 'Use useNavigation, or a link that the buyer presses.'));
  walk(module.program, (node, [parent]) => {
    if (isReference(node, parent)) {
      const meaning = meaningOf(module, node);
      const name = meaning.kind === 'global' ? globalName(meaning.path) : '';
      if (alwaysRefused.has(name)) add(node, `It uses ${name}.`);
      // `location.assign` that is handed on, or called by another method, leads anywhere.
      if (leading.test(name) && !(parent?.type === 'CallExpression' && parent.callee === node)) navigates(node);
      const at = connections.get(name);
      if (at !== undefined && !(parent?.type === 'MemberExpression' && parent.object === node)) {
        const isCalled = (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === node;
        if (!isCalled) add(node, `It hands ${name} on, so no reviewer can tell which addresses are called.`);
        else if (!isOwnAddress(module, parent.arguments[at])) add(parent, `It calls ${name} with an address that is not a constant path of the marketplace.`);
      }
    }
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      const text = meaningOf(module, node);
      if (text.kind === 'text' && inStyles.test(text.text)) add(node, 'A style loads something from another origin.');
      if (text.kind === 'text' && text.whole && hints.has(text.text)) add(node, `It names "${text.text}": the browser asks for the host that an address names, whatever the content policy says.`);
    }
    if (node.type === 'AssignmentExpression') {
      if (node.left.type === 'MemberExpression' && memberName(module, node.left) === 'httpEquiv') navigates(node);
      const target = meaningOf(module, node.left);
      if (target.kind === 'global' && addresses.test(globalName(target.path)) && !isOwnAddress(module, node.right)) navigates(node);
    }
    if (node.type === 'CallExpression') {
      const callee = meaningOf(module, node.callee);
      if (callee.kind === 'global' && navigations.has(globalName(callee.path)) && !isOwnAddress(module, node.arguments[0])) navigates(node);
      const set = callee.kind === 'global' && globalName(callee.path) === 'Reflect.set' ? meaningOf(module, node.arguments[0]) : null;
      const member = meaningOf(module, node.arguments[1]);
      if (set?.kind === 'global' && member.kind === 'text' && addresses.test(globalName([...set.path, member.text])) && !isOwnAddress(module, node.arguments[2])) navigates(node);
      if (node.callee.type === 'MemberExpression' && memberName(module, node.callee) === 'setAttribute') {
        const name = meaningOf(module, node.arguments[0]);
        if (name.kind === 'text' && /^http-equiv$/i.test(name.text)) navigates(node);
        const value = node.arguments[1];
        if (name.kind === 'text' && loading.has(name.text) && value !== undefined && leadsElsewhere(module, value)) add(node, 'It loads something from another origin.');
      }
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
  if (isBesideModule(node)) return true;
  const meaning = meaningOf(module, node);
  return meaning.kind === 'text' && (/^\/[a-z0-9]/i.test(meaning.text) || (meaning.whole && meaning.text === '/'));
}

/** `new URL('./prices.json', import.meta.url)`: a file of the package; integrity looks whether it is there. */
function isBesideModule(node: Node | undefined): boolean {
  if (node?.type === 'MemberExpression') return node.property.type === 'Identifier' && node.property.name === 'href' && isBesideModule(node.object);
  const base = node?.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'URL' ? node.arguments[1] : undefined;
  return base?.type === 'MemberExpression' && base.object.type === 'MetaProperty';
}
