import { StartError } from '../start/error.ts';
import { add, type Added, type AddTools } from './add.ts';
import { readCommandLine } from './command-line.ts';
import type { Refusal, RequestEnd, StoreRequest } from './deployment.ts';
import { PackageError } from './error.ts';
import { NonConforming } from './non-conforming.ts';

/** Why a command was not followed, for a program to read. */
export const refusalOf = (error: Error): Refusal => ({
  error: error.message, ...(error instanceof PackageError && { code: error.code }), ...(error instanceof NonConforming && { conformance: error.report }),
});

/** Does with each package that was asked for at the desk what `add` does, in the same words: its rules, its diagnostics, its transaction. */
export async function carryOutRequests(watch: boolean, tools: AddTools): Promise<{ readonly text: string; readonly json: unknown }> {
  const { deployment, say } = tools;
  let [shown, refused] = [0, 0];
  if (watch) say('Waiting for packages of the desk. Ctrl+C ends it.');
  await deployment.requests(async (request, tell) => {
    const both = (line: string): void => {
      say(`Request ${request.workId}: ${line}`);
      tell(line);
    };
    const end = await carryOut(request, { ...tools, say: both });
    if ('lines' in end) shown += 1;
    else refused += 1;
    say(`Request ${request.workId}: ${'lines' in end ? end.lines.join('\n') : end.refusal.error}`);
    return end;
  }, watch);
  return { text: shown + refused === 0 ? 'No package waits to be added.' : `${shown} shown, ${refused} refused. The desk has each with its report.`, json: { shown, refused } };
}

/** Does with one package what `add` does. */
export async function carryOut({ workId, words }: StoreRequest, tools: AddTools): Promise<RequestEnd> {
  try {
    const { command } = readCommandLine(['add', ...words], tools.here);
    if (command.command !== 'add') throw new Error(`Request ${workId} is no command to add a store.`);
    return { lines: addedText(await add(command, { ...tools, request: workId })).split('\n') };
  } catch (error) {
    if (error instanceof StartError) return { refusal: refusalOf(error), failed: false };
    return { refusal: { error: error instanceof Error ? error.message : String(error) }, failed: true };
  }
}

/** The outcome of an `add`, for people. */
export function addedText(added: Added): string {
  if (!added.added) {
    return [
      `Nothing was added. ${added.packageName}@${added.version} has the integrity`,
      `  ${added.integrity}`,
      'Compare it with the one that the store’s owner gives you, then run the command again with --integrity and that value.',
    ].join('\n');
  }
  const { store, number, version, previous, assortment, unapproved } = added;
  return [
    `${store} ${version} is shown${previous === null ? '' : ` in place of ${previous}`}. Its number is ${number}. Pages that are open go on with what they loaded.`,
    ...(assortment === null ? [] : [assortment]),
    ...unapproved.map((path) => `No address is approved for its service ${path}: give it with --upstream ${path}=https://..., else the pages that need it say that it gives no answer.`),
  ].join('\n');
}
