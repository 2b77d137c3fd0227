import { meaningOf } from '../../modules/evaluate.ts';
import { globalName } from '../../modules/meaning.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';
import { isReference } from './code-from-text.ts';

const storage: ReadonlySet<string> = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches', 'document.cookie', 'navigator.credentials', 'navigator.storage']);
/** Names under which the engine keeps tokens and who is signed in (specification, section 3). */
const keys: ReadonlySet<string> = new Set(['access_token', 'id_token', 'okta_config', 'oktaUserLogin', 'oktaSessionId', 'pkce_state', 'pkce_code_verifier', 'XSRF-TOKEN', 'JSESSIONID']);
/** Calls that give members of an object without naming them. */
const listing: ReadonlySet<string> = new Set([
  'Object.values', 'Object.entries', 'Object.keys', 'Object.assign', 'Object.getOwnPropertyNames', 'Object.getOwnPropertyDescriptors', 'Reflect.ownKeys',
]);

/** A store reads nothing that the browser keeps for the engine. */
export function storedSecrets(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  const hidden = (node: Node, how: string) => found.push(findingAt(module, node, 'hidden name', `It ${how}: no reviewer can tell which.`, 'Write the name out.'));
  walk(module.program, (node, [parent]) => {
    if (isReference(node, parent)) {
      const meaning = meaningOf(module, node);
      if (meaning.kind === 'global' && storage.has(meaning.path.join('.')) && !isPassedOn(parent)) {
        found.push(findingAt(module, node, 'storage', `It reaches ${globalName(meaning.path)}, where the engine keeps tokens and what belongs to the session.`, 'Use useSession for who is signed in, and StoreStorageToken for what the store itself keeps in this browser.'));
      }
      if (meaning.kind === 'some global') hidden(node, 'takes a member of the global object by a name that is computed');
    }
    if (node.type === 'CallExpression') {
      const callee = meaningOf(module, node.callee);
      if (callee.kind === 'global' && listing.has(callee.path.join('.')) && node.arguments.some((argument) => isWindow(module, argument))) hidden(node, 'lists the members of the global object');
    }
    if (node.type === 'SpreadElement' && isWindow(module, node.argument)) hidden(node, 'copies the global object');
    if (node.type === 'ForInStatement' && isWindow(module, node.right)) hidden(node, 'goes through the members of the global object');
    const text = node.type === 'Literal' || node.type === 'TemplateLiteral' || node.type === 'BinaryExpression' ? meaningOf(module, node) : null;
    if (text?.kind === 'text' && text.whole && keys.has(text.text)) found.push(findingAt(module, node, 'stored key', `It names "${text.text}", under which the engine keeps what is not the store's.`, 'Use useSession and useSignIn.'));
  });
  return found;
}

function isWindow(module: SourceModule, node: Node): boolean {
  const meaning = meaningOf(module, node);
  return meaning.kind === 'global' && meaning.path.length === 0;
}

/** `const storage = localStorage` is found where it is; its uses need no finding of their own. */
const isPassedOn = (parent: { readonly type: string } | undefined): boolean => parent?.type === 'ExportSpecifier';
