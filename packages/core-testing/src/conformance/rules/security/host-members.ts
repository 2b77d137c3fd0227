import { meaningOf } from '../../modules/evaluate.ts';
import { takenMembers } from '../../modules/members.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import type { Subject } from '../../subject.ts';
import { findingAt } from '../static-rule.ts';

interface HostMember {
  readonly check: string;
  readonly what: string;
  readonly remedy: string;
}

const storage: HostMember = {
  check: 'storage', what: 'where the engine keeps tokens and what belongs to the session',
  remedy: 'Use useSession for who is signed in, and StoreStorageToken for what the store itself keeps in this browser.',
};
const frame: HostMember = { check: 'other window', what: 'another window of this origin, with everything that the host keeps', remedy: 'Show what is yours on the page; link to what is not.' };
const worker: HostMember = { check: 'worker', what: 'code that outlives the page or runs beside it', remedy: 'Do the work in the page, in pieces, or in a service of your own.' };
const reactInside: HostMember = { check: 'inside of React', what: 'the inside of React, and through it the engine', remedy: 'Use props, state and the hooks of core.' };

/** Members that only the host may touch, whatever object they are taken of: the object may be the window by another way. */
const hostMembers: Readonly<Record<string, HostMember>> = {
  localStorage: storage,
  sessionStorage: storage,
  indexedDB: storage,
  webkitIndexedDB: storage,
  cookieStore: storage,
  cookie: storage,
  storageArea: storage,
  storageBuckets: storage,
  contentWindow: frame,
  contentDocument: frame,
  getSVGDocument: frame,
  documentPictureInPicture: frame,
  serviceWorker: worker,
  _reactInternals: reactInside,
  _reactRootContainer: reactInside,
  _targetInst: reactInside,
};
const insideNames = /^(__react(Fiber|Props|Container|Events|Listeners)\$|__(CLIENT|SERVER)_INTERNALS_|__SECRET_INTERNALS_)/;
/** Ordinary words: as a text alone they say nothing. */
const words: ReadonlySet<string> = new Set(['cookie']);

/** A store takes no member that leads to what the host keeps: not of the window, and not of what may turn out to be the window. */
export function hostMembersTaken(module: SourceModule, { imports }: Pick<Subject, 'imports'>): Finding[] {
  const found = new Map<Node, Finding>();
  const add = (node: Node, name: string, how: string) => {
    const member = memberNamed(name);
    if (member !== null) found.set(node, findingAt(module, node, member.check, `It ${how} ${name}: ${member.what}.`, member.remedy));
  };
  for (const { name, node } of takenMembers(module)) add(node, name, 'takes');
  for (const { names, node } of imports.get(module) ?? []) for (const name of names) add(node, name, 'imports');
  walk(module.program, (node, [parent]) => {
    if (!isText(node) || isPartOfText(parent)) return;
    const text = meaningOf(module, node);
    if (text.kind !== 'text') return;
    // React ends these names with a number of its own.
    if (insideNames.test(text.text)) add(node, text.text, 'names');
    if (!text.whole || (parent?.type === 'MemberExpression' && parent.property === node)) return;
    if (text.text === 'defaultView') found.set(node, findingAt(module, node, 'hidden name', 'It names "defaultView" in a text: the window by another way.', 'Write the name out.'));
    else if (!words.has(text.text)) add(node, text.text, 'names');
  });
  return [...found.values()];
}

function memberNamed(name: string): HostMember | null {
  if (insideNames.test(name)) return reactInside;
  return Object.hasOwn(hostMembers, name) ? (hostMembers[name] ?? null) : null;
}

const isText = (node: Node): boolean => node.type === 'Literal' || node.type === 'TemplateLiteral' || node.type === 'CallExpression' || (node.type === 'BinaryExpression' && node.operator === '+');
const isPartOfText = (parent: Node | undefined): boolean => parent?.type === 'TemplateLiteral' || (parent?.type === 'BinaryExpression' && parent.operator === '+');
