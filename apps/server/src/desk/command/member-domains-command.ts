import { parseArgs } from 'node:util';
import { withTransaction, type Pool } from '@quartermaster/database';
import { noteChange } from '../audit/audit-log.ts';
import { addMemberDomain, allMemberDomains, setMemberDomainActive, writeMemberDomains } from '../member-domains/list-of-domains.ts';
import { readMemberDomainCsv, readMemberDomainRow, writeMemberDomainCsv } from '../member-domains/member-domain-csv.ts';
import { unlistedMembers } from '../member-domains/who-is-unlisted.ts';
import type { CommandFiles } from './command-files.ts';
import { DeskCommandError } from './desk-command-error.ts';
import { importFile } from './import-file.ts';
import { commandActor } from './operators-command.ts';

const usage = `Usage:
  npm run member-domains -- list
  npm run member-domains -- missing                      buyers without an agency whom the list makes no member
  npm run member-domains -- add DOMAIN --government NAME --state XX --kind KIND --source SOURCE
  npm run member-domains -- retire DOMAIN --reason REASON    no one is a member by it
  npm run member-domains -- activate DOMAIN --reason REASON
  npm run member-domains -- import FILE.csv
  npm run member-domains -- export FILE.csv

KIND is state, county, city, tribal, school or other. docs/state-members.md says what the list means and which columns a file has.`;

const actor = commandActor('npm run member-domains');

/**
 * Runs one command about the list of member domains, all of it or nothing, and gives what it prints.
 *
 * @throws DeskCommandError or CsvFileError that says what is wrong and what to write instead
 */
export async function memberDomainsCommand(database: Pool, args: readonly string[], files: CommandFiles, now: Date): Promise<string> {
  const { word, subject, options } = readArguments(args);
  switch (`${word}${subject === undefined ? '' : ' SUBJECT'}`) {
    case 'list':
      return (await allMemberDomains(database)).map(({ domain, government, state, kind, since, active }) => `${domain}  ${government}, ${state} (${kind})  since ${since}${active ? '' : '  retired'}\n`).join('') || 'No domain is listed.\n';
    case 'missing':
      return (await unlistedMembers(database, now)).map(({ domain, buyers, ordered }) => `${domain ?? '(no confirmed address)'}  ${buyers} buyers, ${ordered} with orders\n`).join('') || 'The list has all buyers without an agency.\n';
    case 'add SUBJECT':
      return add(database, { ...options, domain: subject }, now);
    case 'retire SUBJECT':
    case 'activate SUBJECT':
      return setActive(database, { domain: (subject ?? '').toLowerCase(), active: word === 'activate', reason: options['reason']?.trim() ?? '' }, now);
    case 'import SUBJECT': {
      const { name, csv } = files.read(subject ?? '');
      const { said, rejects } = await importFile(database, { command: actor.login, action: 'member-domain.imported', name, read: readMemberDomainCsv(csv, now), write: writeMemberDomains }, now);
      return `${said}${files.rejects(subject ?? '', rejects)}\n`;
    }
    case 'export SUBJECT': {
      const all = await allMemberDomains(database);
      files.write(subject ?? '', writeMemberDomainCsv(all));
      return `${all.length} domains are in ${subject}.\n`;
    }
    default:
      throw new DeskCommandError(usage);
  }
}

const text = { type: 'string' } as const;

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { government: text, state: text, kind: text, source: text, reason: text } });
    const [word = '', subject, ...more] = positionals;
    if (more.length > 0) throw new Error(`"${more.join(' ')}" is too much.`);
    return { word, subject, options: values as Readonly<Record<string, string | undefined>> };
  } catch (error) {
    throw new DeskCommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function add(database: Pool, typed: Readonly<Record<string, string | undefined>>, now: Date): Promise<string> {
  const read = readMemberDomainRow(typed, now.toISOString().slice(0, 10));
  if ('problems' in read) throw new DeskCommandError(`${read.problems.map(({ field, reason }) => `${field}: ${reason}`).join('\n')}\n\n${usage}`);
  const { domain, government, state, kind, source } = read.item;
  return withTransaction(database, async (connection) => {
    if (!(await addMemberDomain(connection, read.item))) throw new DeskCommandError(`${domain} is listed already. "npm run member-domains -- list" shows how; import a file to change it.`);
    await noteChange(connection, actor, { action: 'member-domain.added', subject: domain, details: { government, state, kind, source } }, now);
    return `${domain} is listed: who has a confirmed address there is a member of ${government}.\n`;
  });
}

async function setActive(database: Pool, { domain, active, reason }: { domain: string; active: boolean; reason: string }, now: Date): Promise<string> {
  if (reason === '' || reason.length > 500) throw new DeskCommandError(`Give the reason, of at most 500 characters: --reason "Not used any more".\n\n${usage}`);
  return withTransaction(database, async (connection) => {
    const isChanged = await setMemberDomainActive(connection, domain, active);
    if (isChanged === null) throw new DeskCommandError(`The list has no domain ${domain}. "npm run member-domains -- list" shows those that it has.`);
    if (!isChanged) throw new DeskCommandError(`${domain} is ${active ? 'active' : 'retired'} already.`);
    await noteChange(connection, actor, { action: active ? 'member-domain.activated' : 'member-domain.retired', subject: domain, details: { reason } }, now);
    return `${domain} is ${active ? 'active' : 'retired: no one is a member by it, from their next sign-in on'}.\n`;
  });
}
