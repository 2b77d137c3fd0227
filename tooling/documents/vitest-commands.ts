import { join } from 'node:path';
import type { Documents } from './documents.ts';

/** What there is for commands to name. */
export interface Surroundings {
  /** The projects that a run in this folder has, by their names; undefined where the folder has no configuration. */
  readonly projects: (folder: string) => readonly string[] | undefined;
  /** The test files of the repository. */
  readonly tests: readonly string[];
}

const command = /npx vitest run([^`\n#]*)/g;
const word = /'([^']*)'|"([^"]*)"|(\S+)/g;

/** Commands of documents that run tests which are not there, one sentence each. A command without `--root` runs in the folder of its document if that says "here" behind it, else at the root. */
export function brokenVitestCommands(documents: Documents, { projects, tests }: Surroundings): string[] {
  return [...documents].flatMap(([path, text]) => [...text.matchAll(command)].flatMap(({ 0: whole, 1: rest = '', index }) => {
    const { folder = isHere(text, index + whole.length) ? join(path, '..') : '.', project, filters } = read(rest);
    const known = projects(folder);
    if (known === undefined) return [`${path}: ${whole.trim()}: ${folder} has no vitest.config.ts.`];
    if (project !== undefined && !known.includes(project)) return [`${path}: ${whole.trim()}: there is no project ${project} (${known.join(', ')}).`];
    return filters.filter((filter) => !tests.some((test) => test.startsWith(folder === '.' ? '' : `${folder}/`) && test.includes(filter))).map((filter) => `${path}: ${whole.trim()}: no test has "${filter}" in its path.`);
  }));
}

const isHere = (text: string, end: number): boolean => /^`? here\b/.test(text.slice(end));

function read(rest: string): { readonly folder?: string; readonly project?: string; readonly filters: readonly string[] } {
  const words = [...rest.matchAll(word)].map(([, single, double, bare]) => single ?? double ?? bare ?? '');
  const valueOf = (flag: string): string | undefined => (words.includes(flag) ? words[words.indexOf(flag) + 1] : undefined);
  const [folder, project] = [valueOf('--root'), valueOf('--project')];
  const filters = words.filter((each, place) => !each.startsWith('--') && !words[place - 1]?.startsWith('--'));
  return { ...(folder !== undefined && { folder }), ...(project !== undefined && { project }), filters };
}
