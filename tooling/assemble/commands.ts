import { add, type AddTools } from './add.ts';
import type { StoreCommand } from './command-line.ts';
import { checkAgainstCore, coreCheckText } from './core-check.ts';
import type { Deployment, StoreOfDeployment } from './deployment.ts';
import { AssembleError } from './error.ts';
import { addedText, carryOutRequests } from './requests.ts';
import { storeTable } from './store-table.ts';

/** The outcome of a command: for people, and for programs. */
export interface Outcome {
  readonly text: string;
  readonly json: unknown;
  /** The answer is no: the command was carried out, and ends with exit code 1. */
  readonly isNegative?: boolean;
}

/** Follows one command. Doing it again is harmless. @throws AssembleError when it cannot be followed; nothing is changed then */
export async function runCommand(command: StoreCommand, tools: AddTools): Promise<Outcome> {
  const { deployment } = tools;
  switch (command.command) {
    case 'add': {
      const added = await add(command, tools);
      return { text: addedText(added), json: added };
    }
    case 'list': {
      const stores = await deployment.stores();
      return { text: storeTable(stores), json: { stores } };
    }
    case 'requests':
      return carryOutRequests(command.watch, tools);
    case 'check': {
      const checked = checkAgainstCore(await deployment.stores(), command.core);
      return { text: coreCheckText(checked, command.core), json: { core: command.core, stores: checked }, isNegative: checked.some(({ code }) => code !== null) };
    }
    case 'remove':
      return remove(command, deployment);
    case 'rollback':
      return rollBack(command, deployment);
  }
}

async function shipped(name: string, deployment: Deployment): Promise<StoreOfDeployment> {
  const stores = await deployment.stores();
  const store = stores.find((candidate) => candidate.name === name);
  if (store?.shipped === true) return store;
  if (store !== undefined) throw new AssembleError(`${name} is built with the marketplace; these commands are for stores that their owners ship alone.`);
  const names = stores.filter((candidate) => candidate.shipped).map((candidate) => candidate.name);
  throw new AssembleError(`There is no store ${name}. ${names.length === 0 ? 'No store was added yet.' : `Added are ${names.join(', ')}.`}`);
}

async function remove({ name, confirmed }: Extract<StoreCommand, { command: 'remove' }>, deployment: Deployment): Promise<Outcome> {
  const store = await shipped(name, deployment);
  if (!confirmed) {
    throw new AssembleError(
      [
        `${name} would be switched off for everybody at once, with all its versions (${store.packages.map(({ version }) => version).join(', ') || 'none'}), hosts, assortment and approved addresses.`,
        'Orders stay, with their numbers; carts stay and are there again if the store is added again; the number stays its own. Repeat the command with --yes if that is meant.',
      ].join('\n'),
    );
  }
  const { removed } = await deployment.remove(name);
  return { text: `${name} is switched off. Its orders and carts stay.`, json: { store: name, removed } };
}

async function rollBack({ name, version }: Extract<StoreCommand, { command: 'rollback' }>, deployment: Deployment): Promise<Outcome> {
  const store = await shipped(name, deployment);
  if (version !== null && !store.packages.some((kept) => kept.version === version)) {
    throw new AssembleError(`Version ${version} of ${name} is not kept. Kept are ${store.packages.map((kept) => kept.version).join(', ') || 'none'}. Add it again to show it.`);
  }
  const change = version === null ? await deployment.rollBack(name) : { version, ...(await deployment.activate(name, version)) };
  return {
    text: change.previous === change.version ? `${name} ${change.version} is shown already.` : `${name} ${change.version} is shown in place of ${change.previous ?? 'none'}.`,
    json: { store: name, version: change.version, previous: change.previous },
  };
}
