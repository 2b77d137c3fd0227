import { parseArgs } from 'node:util';
import { isRole, roles, type Role } from '@quartermaster/contracts-desk';
import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { noteChange } from '../audit/audit-log.ts';
import { normalLogin } from '../operators/operator.ts';
import { addOperator, changeRole, listOperators, removeOperator } from '../operators/operator-store.ts';
import { DeskCommandError } from './desk-command-error.ts';

const usage = `Usage:
  npm run operators -- list
  npm run operators -- add LOGIN --role ROLE    lets the account of this login in at the desk
  npm run operators -- role LOGIN --role ROLE   from their next call on
  npm run operators -- remove LOGIN             ends their sessions, too

Roles: ${roles.join(', ')}. docs/desk.md says what each may do.`;

/** Who did it, as the audit log names them: a person on the server's machine. */
export const commandActor = (command: string) => ({ login: command, role: null });

/**
 * Runs one command about operators, all of it or nothing, and gives what it prints.
 *
 * @throws DeskCommandError that says what is wrong and what to write instead
 */
export function operatorsCommand(database: Pool, args: readonly string[], now: Date): Promise<string> {
  const { word, rest, role } = readArguments(args);
  return withTransaction(database, async (connection) => {
    const note = (action: string, subject: string, details: Record<string, string> = {}) => noteChange(connection, commandActor('npm run operators'), { action, subject, details }, now);
    switch (word) {
      case 'list':
        if (rest.length > 0) throw new DeskCommandError(usage);
        return operatorLines(connection);
      case 'add': {
        const [login, wanted] = [loginOf(rest), roleOf(role)];
        if (!(await addOperator(connection, login, wanted, now))) throw new DeskCommandError(`${login} is an operator already. Change their role with: npm run operators -- role ${login} --role ${wanted}`);
        await note('operator.added', login, { role: wanted });
        return `${login} may sign in at the desk as ${wanted}.\n`;
      }
      case 'role': {
        const [login, wanted] = [loginOf(rest), roleOf(role)];
        const former = await changeRole(connection, login, wanted);
        if (former === null) throw unknownOperator(login);
        await note('operator.role-changed', login, { from: former, to: wanted });
        return `${login} was ${former} and is ${wanted} from now on.\n`;
      }
      case 'remove': {
        const login = loginOf(rest);
        if (!(await removeOperator(connection, login))) throw unknownOperator(login);
        await note('operator.removed', login);
        return `${login} is no operator any more, and is signed out.\n`;
      }
      default:
        throw new DeskCommandError(usage);
    }
  });
}

function readArguments(args: readonly string[]): { word: string | undefined; rest: readonly string[]; role: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { role: { type: 'string' } } });
    const [word, ...rest] = positionals;
    return { word, rest, role: values.role };
  } catch (error) {
    throw new DeskCommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function loginOf([login, ...more]: readonly string[]): string {
  if (login === undefined || more.length > 0 || !/^\S{1,320}$/.test(login)) throw new DeskCommandError(usage);
  return normalLogin(login);
}

function roleOf(role: string | undefined): Role {
  if (role === undefined || !isRole(role)) throw new DeskCommandError(`--role is "${role ?? ''}". Use one of ${roles.join(', ')}.`);
  return role;
}

async function operatorLines(connection: Connection): Promise<string> {
  const operators = await listOperators(connection);
  if (operators.length === 0) return 'There are no operators. Add one: npm run operators -- add LOGIN --role administrator\n';
  return operators.map(({ login, role, name, added_at }) => `${login}  ${role}  ${name === '' ? 'has not signed in yet' : name}  since ${added_at.toISOString().slice(0, 10)}\n`).join('');
}

const unknownOperator = (login: string) => new DeskCommandError(`${login} is no operator. "npm run operators -- list" shows who is.`);
