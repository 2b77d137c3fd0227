import { parseArgs } from 'node:util';
import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { listSearches } from '../../search/searched/kept-searches.ts';
import { addGroup, beginChange, changeGroup, changeTo, checkGroup, findGroup, listGroups, removeGroup, writeList, type KeptGroup } from '../../search/synonyms/kept-synonyms.ts';
import { readSynonymFile, writeSynonymFile } from '../../search/synonyms/synonym-file.ts';
import type { SynonymGroup } from '../../search/synonyms/synonym-table.ts';
import { noteChange, type Change } from '../audit/audit-log.ts';
import type { CommandFiles } from './command-files.ts';
import { DeskCommandError } from './desk-command-error.ts';
import { commandActor } from './operators-command.ts';

const usage = `Usage:
  npm run synonyms -- list                        groups of words for the same thing, each with its number
  npm run synonyms -- add "laptop, notebook"
  npm run synonyms -- change NUMBER "laptop, notebook, ultrabook"
  npm run synonyms -- remove NUMBER
  npm run synonyms -- export FILE.txt
  npm run synonyms -- import FILE.txt [--dry-run]  makes the groups of the file the whole list
  npm run synonyms -- searches [--nothing]         what buyers search for, what found nothing first

docs/search.md says how synonyms count. A change counts with the next search in every process.`;

const actor = commandActor('npm run synonyms');
/** Searches that are printed. */
const mostPrinted = 200;

/**
 * Runs one command about synonyms, all of it or nothing, and gives what it prints.
 *
 * @throws DeskCommandError that says what is wrong and what to write instead
 */
export async function synonymsCommand(database: Pool, args: readonly string[], files: Pick<CommandFiles, 'read' | 'write'>, now: Date): Promise<string> {
  const { word, subject, words, options } = readArguments(args);
  const write = (change: (connection: Connection) => Promise<readonly [said: string, change: Change]>): Promise<string> =>
    withTransaction(database, async (connection) => {
      await beginChange(connection);
      const [said, noted] = await change(connection);
      await noteChange(connection, actor, noted, now);
      return said;
    });
  switch ([word, subject, words].filter((each) => each !== undefined).length === 1 ? word : `${word} SUBJECT${words === undefined ? '' : ' WORDS'}`) {
    case 'list':
      return (await listGroups(database)).map(({ id, phrases }) => `${id}  ${phrases.join(', ')}\n`).join('') || 'There are no synonyms.\n';
    case 'searches':
      return printed(await listSearches(database, { q: '', nothing: options.nothing === true, offset: 0, limit: mostPrinted }));
    case 'add SUBJECT':
      return write(async (connection) => {
        const group = checked(subject ?? '', await listGroups(connection));
        const id = await addGroup(connection, group);
        return [`${id}  ${group.join(', ')}: added.\n`, { action: 'synonyms.added', subject: String(id), details: { words: group.join(', ') } }];
      });
    case 'change SUBJECT WORDS':
      return write(async (connection) => {
        const before = await known(connection, subject ?? '');
        const phrases = checked(words ?? '', (await listGroups(connection)).filter(({ id }) => id !== before.id));
        await changeGroup(connection, { id: before.id, phrases });
        return [`${before.id}  ${phrases.join(', ')}: changed.\n`, { action: 'synonyms.changed', subject: String(before.id), details: { words: phrases.join(', '), before: before.phrases.join(', ') } }];
      });
    case 'remove SUBJECT':
      return write(async (connection) => {
        const before = await known(connection, subject ?? '');
        await removeGroup(connection, before.id);
        return [`${before.id}  ${before.phrases.join(', ')}: removed.\n`, { action: 'synonyms.removed', subject: String(before.id), details: { words: before.phrases.join(', ') } }];
      });
    case 'export SUBJECT': {
      const groups = await listGroups(database);
      files.write(subject ?? '', writeSynonymFile(groups.map(({ phrases }) => phrases)));
      return `${groups.length} groups are in ${subject}.\n`;
    }
    case 'import SUBJECT':
      return importFile(database, files.read(subject ?? ''), options['dry-run'] === true, write);
    default:
      throw new DeskCommandError(usage);
  }
}

async function importFile(database: Pool, { name, csv }: { readonly name: string; readonly csv: string }, isDry: boolean, write: (change: (connection: Connection) => Promise<readonly [string, Change]>) => Promise<string>): Promise<string> {
  const { groups, rejects } = readSynonymFile(csv);
  if (rejects.length > 0) throw new DeskCommandError(`Nothing is changed: ${rejects.length} lines of ${name} cannot be read.\n${rejects.map(({ line, reason }) => `line ${line}: ${reason}`).join('\n')}`);
  if (isDry) {
    const { added, removed, same } = changeTo(await listGroups(database), groups);
    return [...added.map((group) => `+ ${group.join(', ')}`), ...removed.map(({ phrases }) => `- ${phrases.join(', ')}`), `${name} would add ${added.length} and remove ${removed.length}; ${same} stay.`, ''].join('\n');
  }
  return write(async (connection) => {
    const change = changeTo(await listGroups(connection), groups);
    await writeList(connection, change);
    const counts = { added: change.added.length, removed: change.removed.length, same: change.same };
    return [`${name}: ${counts.added} added, ${counts.removed} removed, ${counts.same} as they were.\n`, { action: 'synonyms.imported', subject: name, details: { ...counts, rejected: 0 } }];
  });
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { nothing: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } });
    const [word = '', subject, words, ...more] = positionals;
    if (more.length > 0) throw new Error(`"${more.join(' ')}" is too much. Words with commas are written in quotation marks.`);
    return { word, subject, words, options: values };
  } catch (error) {
    throw new DeskCommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function checked(typed: string, others: readonly KeptGroup[]): SynonymGroup {
  const read = checkGroup(typed, others);
  if ('problem' in read) throw new DeskCommandError(read.problem);
  return read.group;
}

async function known(connection: Connection, typed: string): Promise<KeptGroup> {
  const group = /^[1-9]\d{0,8}$/.test(typed) ? await findGroup(connection, Number(typed)) : null;
  if (group === null) throw new DeskCommandError(`There are no synonyms with the number "${typed}". "npm run synonyms -- list" shows those that there are.`);
  return group;
}

const printed = (searches: Awaited<ReturnType<typeof listSearches>>): string =>
  searches.map(({ query, store, searches: times, results, exactResults }) => `${query}  ${store}  ${times} searches, ${exactResults ? '' : 'more than '}${results} results\n`).join('') || 'No searches are counted.\n';
