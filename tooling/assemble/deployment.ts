import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { StoreManifest } from '@quartermaster/contracts';
import { AssembleError } from './error.ts';

/** A version of a store as the deployment keeps it. */
export interface KeptVersion {
  readonly version: string;
  readonly packageName: string;
  readonly integrity: string;
  readonly installedAt: string;
  /** When it was shown last for the first time; null: never. */
  readonly activatedAt: string | null;
  readonly bytes: number;
  readonly manifest: StoreManifest;
}

export interface StoreOfDeployment {
  readonly name: string;
  readonly number: number;
  readonly hosts: readonly string[];
  readonly shipped: boolean;
  readonly activeVersion: string | null;
  readonly upstreams: readonly { readonly path: string; readonly address: string; readonly privateAllowed: boolean; readonly namesVisitor: boolean }[];
  readonly packages: readonly KeptVersion[];
}

/** A package that was checked, and what the operator decides with it. */
export interface Addition {
  /** The unpacked package. */
  readonly folder: string;
  readonly integrity: string;
  readonly reportFile: string;
  readonly settingsFile: string;
  /** Null: what the store sells stays as it is. */
  readonly assortmentFile: string | null;
  /** The number of the request at the desk that ends with it; null: it was asked for by the command. */
  readonly request: number | null;
}

/** A package that was asked for at the desk, in the words of `add`. */
export interface StoreRequest {
  readonly workId: number;
  readonly words: readonly string[];
}

/** Why a package was not added, for a program to read. */
export interface Refusal {
  readonly error: string;
  readonly code?: string;
  readonly conformance?: unknown;
}

/** What became of a request: it is shown, with what there is to tell; or why not. `failed`: not by the package. */
export type RequestEnd = { readonly lines: readonly string[] } | { readonly refusal: Refusal; readonly failed: boolean };

/** The stores of a deployment, through the programs of its server: nothing here speaks to the database itself. */
export interface Deployment {
  stores(): Promise<readonly StoreOfDeployment[]>;
  /** Installs a package, sets what the store sells and shows it: all of it, or nothing. */
  add(addition: Addition): Promise<{ readonly previous: string | null; readonly assortment: string | null }>;
  /** Shows a version that is kept. */
  activate(store: string, version: string): Promise<{ readonly previous: string | null }>;
  rollBack(store: string): Promise<{ readonly version: string; readonly previous: string | null }>;
  remove(store: string): Promise<{ readonly removed: readonly string[] }>;
  /** Carries out what was asked for at the desk, one after the other. With `watch` it goes on until this program is ended; else until nothing waits. */
  requests(carryOut: (request: StoreRequest, say: (step: string) => void) => Promise<RequestEnd>, watch: boolean): Promise<void>;
}

/** The deployment on a database. Each call is one process of the server's own programs, and one transaction. */
export function deploymentOn(databaseUrl: string, root: string): Deployment {
  const packages = (...args: string[]): Promise<unknown> => run(join(root, 'apps', 'server', 'src', 'store-packages.ts'), args, databaseUrl);
  return {
    stores: async () => ((await packages('list')) as { readonly stores: readonly StoreOfDeployment[] }).stores,
    add: async ({ folder, integrity, reportFile, settingsFile, assortmentFile, request }) =>
      (await packages(
        'add', folder, '--integrity', integrity, '--report', reportFile, '--settings', settingsFile, ...(assortmentFile === null ? [] : ['--assortment', assortmentFile]), ...(request === null ? [] : ['--request', String(request)]),
      )) as { previous: string | null; assortment: string | null },
    activate: async (store, version) => (await packages('activate', store, version)) as { previous: string | null },
    rollBack: async (store) => (await packages('rollback', store)) as { version: string; previous: string | null },
    remove: async (store) => (await packages('remove', store)) as { removed: readonly string[] },
    requests: (carryOut, watch) => serveRequests(join(root, 'apps', 'server', 'src', 'store-requests.ts'), databaseUrl, carryOut, watch),
  };
}

/** The server's program says over its channel what is to be done, and hears what became of it. @throws AssembleError when it ends by itself */
async function serveRequests(program: string, databaseUrl: string, carryOut: Parameters<Deployment['requests']>[0], watch: boolean): Promise<void> {
  const child = fork(program, watch ? ['--watch'] : [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'], env: { ...process.env, DATABASE_URL: databaseUrl } });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-4000)));
  const tell = (message: object): void => void (child.connected && child.send(message));
  child.on('message', (message: object) => {
    // It says, too, that it is there.
    if (!('workId' in message)) return;
    void carryOut(message as StoreRequest, (step) => tell({ kind: 'step', step })).then((end) => tell({ kind: 'end', end }));
  });
  const end = (): void => void child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  const [code] = (await once(child, 'close')) as [number | null];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
  if (code !== 0) throw new AssembleError(`Requests could not be taken: ${complaint.trim() || `the program ended with ${code ?? 'a signal'}`}`);
}

/** The standard output of a program, read as JSON where it is that. @throws AssembleError with its own sentence */
async function run(program: string, args: readonly string[], databaseUrl?: string): Promise<unknown> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) } });
  let [output, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-8000)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new AssembleError(complaint.trim() || `${program} ended with ${code ?? 'a signal'} and said nothing.`);
  try {
    return JSON.parse(output);
  } catch {
    return output;
  }
}
