import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { DeclaredService, StoreManifest } from '@quartermaster/contracts';
import { StoreBuildError } from '../error.ts';

/** Milliseconds that a deployment gives a service. */
const patience = 5_000;

/** An answer of the contract, as the engine takes it. */
interface OwnAnswer {
  readonly status: number;
  readonly envelope: Readonly<Record<string, unknown>>;
}

/** Answers calls to services of the store's own from the addresses where the owner runs them; null for every other call. */
export type AnswerOwnService = (path: string, request: IncomingMessage) => Promise<OwnAnswer> | null;

/**
 * Asks the store's own services as a deployment does: what the manifest declares, with the store's name, without cookies or anything else of the
 * browser's. A call that a deployment would refuse is an error that says why.
 *
 * @param addresses by path of an upstream of the manifest
 * @throws StoreBuildError for an address of what the manifest does not declare, or one that is none
 */
export function ownServices({ name, upstreams }: StoreManifest, addresses: ReadonlyMap<string, string>): AnswerOwnService {
  for (const [path, address] of addresses) {
    if (!upstreams.some((upstream) => upstream.path === path)) throw new StoreBuildError(`package.json declares no services at ${path} (it declares ${upstreams.map((upstream) => upstream.path).join(', ') || 'none'}).`);
    if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) throw new StoreBuildError(`"${address}" is no address. Write for example --upstream ${path}=http://127.0.0.1:8090.`);
  }
  return (path, request) => {
    for (const upstream of upstreams) {
      const address = addresses.get(upstream.path);
      const service = upstream.services.find((declared) => declared.path === path && declared.method === request.method);
      if (address !== undefined && service !== undefined) return ask(name, service, `${address.replace(/\/$/, '')}${path.slice(upstream.path.length)}`, request);
    }
    return null;
  };
}

async function ask(store: string, service: DeclaredService, address: string, request: IncomingMessage): Promise<OwnAnswer> {
  const url = new URL(address);
  for (const [field, value] of new URL(request.url ?? '/', 'http://own.invalid').searchParams) if (field !== 'store') url.searchParams.append(field, value);
  const headers = { 'accept': 'application/json', 'x-store': store, 'x-request-id': randomUUID() };
  try {
    const answer = await fetch(url, {
      method: service.method,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...(service.method === 'POST' ? { body: await text(request), headers: { ...headers, 'content-type': 'application/json' } } : { headers }),
    });
    if (answer.status !== 200) return refused(`It answered with status ${answer.status}, not 200.`);
    return answered(service, await answer.text());
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return refused(`It cannot be reached at ${url.origin}: ${cause instanceof Error ? cause.message : message}.`);
  }
}

function answered(service: DeclaredService, body: string): OwnAnswer {
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    return refused('Its answer is no JSON.');
  }
  if (typeof told !== 'object' || told === null) return refused('Its answer is no object.');
  const { responseType = 'SUCCESS', responseName, attributes = {}, redirectURL, message, msgType } = told as Readonly<Record<string, unknown>>;
  if (responseType === 'REDIRECT') return { status: 200, envelope: { responseType, redirectURL } };
  if (responseType === 'ERROR') return { status: 422, envelope: { responseType, message, msgType } };
  if (!service.responses.some((declared) => declared === responseName)) return refused(`Its response name ${JSON.stringify(responseName)} is not declared in package.json (declared: ${service.responses.join(', ')}).`);
  return { status: 200, envelope: { responseType: 'SUCCESS', responseName, attributes } };
}

const refused = (why: string): OwnAnswer => ({
  status: 502,
  envelope: { responseType: 'ERROR', msgType: 'Service Not Available', message: `${why} Buyers would read that it gives no answer.`, attributes: { code: 'UPSTREAM_UNAVAILABLE' } },
});
