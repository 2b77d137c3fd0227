import { posix } from 'node:path';
import type { Documents } from './documents.ts';

/** The files and commands that documents may name. */
export interface Surroundings {
  /** Whether a path from the root leads to a file or folder. */
  readonly exists: (path: string) => boolean;
  /** The commands of the repository and of stores: `npm run NAME`. */
  readonly commands: ReadonlySet<string>;
}

/** Links that lead nowhere, files that are not there, and commands that do not exist: a sentence each, with the document. */
export function deadLinks(documents: Documents, surroundings: Surroundings): string[] {
  return [...documents].flatMap(([path, text]) => [...linksOf(path, withoutBlocks(text), documents, surroundings), ...filesOf(path, withoutBlocks(text), surroundings), ...commandsOf(path, text, surroundings)]);
}

/** Text in a block of code is no link. */
const withoutBlocks = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gm, '');

function linksOf(document: string, text: string, documents: Documents, { exists }: Surroundings): string[] {
  return [...text.matchAll(/\]\((?<target>[^)\s]+)\)/g)].flatMap(({ groups }) => {
    const target = groups?.['target'] ?? '';
    if (/^[a-z]+:/.test(target)) return [];
    const [file = '', heading] = target.split('#', 2);
    const path = file === '' ? document : posix.normalize(posix.join(posix.dirname(document), file));
    if (!exists(path)) return [`${document}: the link ${target} leads nowhere.`];
    if (heading === undefined || headingsOf(documents.get(path) ?? '').has(heading)) return [];
    return [`${document}: ${path} has no heading #${heading}.`];
  });
}

/** Names of headings, as the pages of code hosts have them. */
const headingsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#+ (?<words>.*)$/gm)].map(({ groups }) => (groups?.['words'] ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim().replaceAll(' ', '-')));

/** A path of ours between backticks, such as `apps/server/src`; one with a star means many. */
function filesOf(document: string, text: string, { exists }: Surroundings): string[] {
  return [...text.matchAll(/`(?<path>(?:apps|packages|tooling|docs|e2e|data|examples|bench)\/[\w./-]+)`/g)]
    .map(({ groups }) => groups?.['path'] ?? '')
    .filter((path) => !exists(path))
    .map((path) => `${document}: there is no ${path}.`);
}

function commandsOf(document: string, text: string, { commands }: Surroundings): string[] {
  return [...text.matchAll(/npm run (?<command>[\w:-]+)(?<own> -w )?/g)]
    // A command of one package is its own.
    .filter(({ groups }) => groups?.['own'] === undefined && !commands.has(groups?.['command'] ?? ''))
    .map(({ groups }) => `${document}: there is no command npm run ${groups?.['command'] ?? ''}.`);
}
