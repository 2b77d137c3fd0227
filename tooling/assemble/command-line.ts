import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AssembleError } from './error.ts';

/** Where a package comes from: one exact version of a registry, or a tarball. */
type PackageSource = { readonly kind: 'registry'; readonly name: string; readonly version: string } | { readonly kind: 'file'; readonly path: string };

export interface AddCommand {
  readonly command: 'add';
  readonly source: PackageSource;
  /** Of the tarball, as npm writes it; null: it is only looked up. */
  readonly integrity: string | null;
  /** Null: as npm's own configuration has it. */
  readonly registry: string | null;
  /** The store's number, as the operator believes it to be. */
  readonly number: number | null;
  /** Null: the hosts stay as they are. */
  readonly hosts: readonly string[] | null;
  readonly upstreams: readonly { readonly path: string; readonly address: string; readonly privateAllowed: boolean; readonly namesVisitor: boolean }[];
  readonly assortment: string | null;
}

export type StoreCommand =
  | AddCommand
  | { readonly command: 'list' }
  | { readonly command: 'requests'; readonly watch: boolean }
  | { readonly command: 'check'; readonly core: string }
  | { readonly command: 'remove'; readonly name: string; readonly confirmed: boolean }
  | { readonly command: 'rollback'; readonly name: string; readonly version: string | null };

const usage = `Usage:
  npm run stores -- add PACKAGE@VERSION|FILE.tgz --integrity sha512-... [options]
      --registry URL           where the package is; else as .npmrc says
      --number N               refuse the package unless this is its number
      --host NAME              a host that leads to the store; may be repeated, replaces the hosts of before
      --assortment FILE.json   what the store sells
      --upstream PATH=ADDRESS  where a service of the store's own is answered; may be repeated
      --private PATH           its address may be in a private network
      --name-visitor PATH      its calls carry a pseudonym of the visitor
  npm run stores -- list
  npm run stores -- requests [--watch]        adds what was asked for at the desk; goes on with --watch
  npm run stores -- check --core VERSION      which stores that version of core would switch off
  npm run stores -- remove NAME --yes
  npm run stores -- rollback NAME [VERSION]
Each takes --json, for a program to read.`;

const exactVersion = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const packageName = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;

/**
 * Reads the command line. Files are meant from `here`.
 *
 * @throws AssembleError that says what to write instead
 */
export function readCommandLine(args: readonly string[], here: string): { readonly command: StoreCommand; readonly json: boolean } {
  const { values, positionals } = parsed(args);
  const { json = false } = values;
  const [command, first, second, ...more] = positionals;
  if (more.length > 0) throw new AssembleError(`${more.join(' ')} is too much.\n${usage}`);
  if (command === 'list' && first === undefined) return { command: { command: 'list' }, json };
  if (command === 'requests' && first === undefined) return { command: { command: 'requests', watch: values.watch === true }, json };
  if (command === 'check' && first === undefined) return { command: { command: 'check', core: coreOf(values.core) }, json };
  if (command === 'remove' && first !== undefined && second === undefined) return { command: { command: 'remove', name: first.toUpperCase(), confirmed: values.yes === true }, json };
  if (command === 'rollback' && first !== undefined) return { command: { command: 'rollback', name: first.toUpperCase(), version: second ?? null }, json };
  if (command !== 'add' || first === undefined || second !== undefined) throw new AssembleError(usage);
  return {
    command: {
      command: 'add',
      source: sourceOf(first, here),
      integrity: integrityOf(values.integrity),
      registry: registryOf(values.registry),
      number: numberOf(values.number),
      hosts: values.host?.map(hostOf) ?? null,
      upstreams: upstreamsOf(values.upstream ?? [], values.private ?? [], values['name-visitor'] ?? []),
      assortment: values.assortment === undefined ? null : resolve(here, values.assortment),
    },
    json,
  };
}

function parsed(args: readonly string[]) {
  const many = { type: 'string', multiple: true } as const;
  const one = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'json': { type: 'boolean' }, 'yes': { type: 'boolean' }, 'watch': { type: 'boolean' }, 'integrity': one, 'registry': one, 'number': one, 'assortment': one, 'core': one,
        'host': many, 'upstream': many, 'private': many, 'name-visitor': many,
      },
    });
  } catch (error) {
    throw new AssembleError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function coreOf(text: string | undefined): string {
  if (text !== undefined && /^\d+\.\d+\.\d+$/.test(text)) return text;
  throw new AssembleError(`--core is ${text === undefined ? 'missing' : `"${text}"`}. Write the version of core that is to come, such as --core 0.2.0.`);
}

function sourceOf(text: string, here: string): PackageSource {
  if (/\.(tgz|tar\.gz)$/.test(text)) return { kind: 'file', path: resolve(here, text) };
  const at = text.lastIndexOf('@');
  const [name, version] = at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text, ''];
  if (!packageName.test(name)) throw new AssembleError(`"${text}" is neither a package with its version nor a tarball. Write @owner/store-example@1.2.3 or ./store-example-1.2.3.tgz.`);
  if (!exactVersion.test(version)) throw new AssembleError(`"${text}" names no exact version. Write for example ${name}@1.2.3: what is added must not change by itself.`);
  return { kind: 'registry', name, version };
}

function integrityOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^sha512-[A-Za-z0-9+/]{86}==$/.test(text)) return text;
  throw new AssembleError(`--integrity is "${text}". Write what npm writes: sha512- and 88 characters of base64. Without --integrity this command shows the one that it finds.`);
}

function registryOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '') return text;
  throw new AssembleError(`--registry is "${text}". Write an address such as https://registry.example.gov/. Sign-in belongs into .npmrc.`);
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new AssembleError(`--number is "${text}". Write the store's number, for example 100.`);
}

function hostOf(text: string): string {
  const host = text.toLowerCase();
  if (/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(host)) return host;
  throw new AssembleError(`--host is "${text}". Write a host name alone, such as supply.example.gov.`);
}

function upstreamsOf(pairs: readonly string[], isPrivate: readonly string[], namesVisitor: readonly string[]): AddCommand['upstreams'] {
  const upstreams = pairs.map((pair) => {
    const at = pair.indexOf('=');
    const [path, address] = [pair.slice(0, at), pair.slice(at + 1)];
    if (at <= 0 || !path.startsWith('/vs/')) throw new AssembleError(`--upstream is "${pair}". Write the path of the manifest and an address: /vs/example=https://api.example.gov/market.`);
    return { path, address, privateAllowed: isPrivate.includes(path), namesVisitor: namesVisitor.includes(path) };
  });
  const alone = [...isPrivate, ...namesVisitor].find((path) => !upstreams.some((upstream) => upstream.path === path));
  if (alone !== undefined) throw new AssembleError(`${alone} is named without its address. Give the address too: --upstream ${alone}=https://...`);
  return upstreams;
}
