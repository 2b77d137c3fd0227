import { meaningOf } from '../../modules/evaluate.ts';
import { globalName } from '../../modules/meaning.ts';
import type { SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';
import { isReference } from './code-from-text.ts';

const storage: ReadonlySet<string> = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches', 'document.cookie', 'navigator.credentials', 'navigator.storage']);
/** Names under which the engine keeps tokens and who is signed in (specification, section 3). */
const keys: ReadonlySet<string> = new Set(['access_token', 'id_token', 'okta_config', 'oktaUserLogin', 'oktaSessionId', 'pkce_state', 'pkce_code_verifier', 'XSRF-TOKEN', 'JSESSIONID']);

/** A store reads nothing that the browser keeps for the engine. */
export function storedSecrets(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  walk(module.program, (node, [parent]) => {
    if (isReference(node, parent)) {
      const meaning = meaningOf(module, node);
      if (meaning.kind === 'global' && storage.has(meaning.path.join('.')) && !isPassedOn(parent)) {
        found.push(findingAt(module, node, 'storage', `It reaches ${globalName(meaning.path)}, where the engine keeps tokens and what belongs to the session.`, 'Use useSession for who is signed in; what the store itself must keep belongs to the server.'));
      }
      if (meaning.kind === 'some global') found.push(findingAt(module, node, 'hidden name', 'It takes a member of the global object by a name that is computed: nobody can tell which.', 'Write the name out.'));
    }
    const text = node.type === 'Literal' || node.type === 'TemplateLiteral' || node.type === 'BinaryExpression' ? meaningOf(module, node) : null;
    if (text?.kind === 'text' && text.whole && keys.has(text.text)) found.push(findingAt(module, node, 'stored key', `It names "${text.text}", under which the engine keeps what is not the store's.`, 'Use useSession and useSignIn.'));
  });
  return found;
}

/** `const storage = localStorage` is found where it stands; its uses need no finding of their own. */
const isPassedOn = (parent: { readonly type: string } | undefined): boolean => parent?.type === 'ExportSpecifier';
