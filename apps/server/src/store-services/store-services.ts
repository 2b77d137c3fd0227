import { z } from 'zod';
import { within, type Pool } from '@quartermaster/database';
import type { StoreFailures } from '../store-failures/index.ts';
import { implement, problem, type Clock, type Implementation, type Problem, type RequestContext, type FindStoreService } from '../wire/index.ts';
import { readForwardedServices, type ApprovedAddress, type ForwardedService } from './approved-upstreams.ts';
import { UpstreamClient, type AskLimits } from './ask-upstream.ts';
import { Rest } from './rest.ts';
import { readUpstreamAnswer } from './upstream-answer.ts';
import { UpstreamFailure } from './upstream-failure.ts';
import { visitorPseudonym } from './visitor-pseudonym.ts';

/** Milliseconds for which calls wait to hear which services there are; the next one asks anew. */
const patience = 5000;

export interface StoreServicesOptions {
  readonly database: Pool;
  readonly clock: Clock;
  /** Makes the pseudonyms of visitors. */
  readonly cookieKey: Uint8Array;
  /** Where operators read what failed. */
  readonly failures: Pick<StoreFailures, 'ofService'>;
  readonly limits?: AskLimits;
}

type Fields = Readonly<Record<string, unknown>>;

/** The services of stores' own: each call is asked of the store's own service, at the address that the operator approved. */
export class StoreServices {
  readonly #options: StoreServicesOptions;
  readonly #client: UpstreamClient;
  readonly #rests = new Map<string, Rest>();
  #known: { readonly version: number; readonly services: Promise<ReadonlyMap<string, ForwardedService>> } | null = null;

  constructor(options: StoreServicesOptions) {
    this.#options = options;
    this.#client = new UpstreamClient(options.limits);
  }

  /** The service of a path, for calls of its own store alone; null when there is none. */
  readonly find: FindStoreService = async (path, store, listVersion) => {
    const found = (await this.#services(listVersion)).get(path);
    return found === undefined || found.store !== store ? null : this.#implementation(found);
  };

  close(): void {
    this.#client.close();
  }

  /** As the store list says; a reading that fails is done again by the next call. */
  #services(version: number): Promise<ReadonlyMap<string, ForwardedService>> {
    if (this.#known?.version === version) return this.#known.services;
    const services = within(patience, readForwardedServices(this.#options.database));
    this.#known = { version, services };
    services.catch(() => {
      if (this.#known?.services === services) this.#known = null;
    });
    return services;
  }

  #implementation(forwarded: ForwardedService): Implementation {
    const { path, method, access, responses } = forwarded.service;
    const anything = { attributes: z.record(z.string(), z.unknown()), examples: {} };
    const service = {
      path, method, access,
      summary: forwarded.upstream.description,
      request: z.record(z.string().max(200), z.unknown()),
      responses: Object.fromEntries(responses.map((name) => [name, anything])),
    };
    return implement(service, (request, context) => this.#forward(forwarded, request, context));
  }

  async #forward(forwarded: ForwardedService, request: Fields, context: RequestContext) {
    const { store, service, approved } = forwarded;
    if (approved === null) return unavailable(forwarded, new UpstreamFailure('refused', `No address is approved for ${forwarded.upstream.path} of ${store}.`));
    try {
      const text = await this.#restOf(approved.address).run(() => this.#client.ask({ ...questionOf(forwarded, approved, request), headers: this.#headers(store, approved, context), privateAllowed: approved.privateAllowed }));
      const answer = readUpstreamAnswer(text, store, service);
      if (answer.kind !== 'upstream refusal') return answer;
      return problem({ status: 422, code: 'UPSTREAM_REFUSED', title: answer.title ?? 'Request Not Accepted', message: answer.message });
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      const { reason, message } = error;
      this.#options.failures.ofService(store, { at: this.#options.clock.now().toISOString(), path: service.path, reason, message, requestId: context.requestId });
      return unavailable(forwarded, error);
    }
  }

  #restOf(address: string): Rest {
    const rest = this.#rests.get(address) ?? new Rest(this.#options.clock);
    this.#rests.set(address, rest);
    return rest;
  }

  /** All that the store's service learns: nothing of the session, the buyer or their machine. */
  #headers(store: string, { namesVisitor }: ApprovedAddress, { requestId, session }: RequestContext): Record<string, string> {
    return {
      'user-agent': 'quartermaster',
      'x-store': store,
      'x-request-id': requestId,
      ...(namesVisitor && { 'x-visitor': visitorPseudonym(this.#options.cookieKey, store, session.visitorId) }),
    };
  }
}

function questionOf({ service, upstream }: ForwardedService, { address }: ApprovedAddress, fields: Fields) {
  const url = new URL(`${address}${service.path.slice(upstream.path.length)}`);
  const { store: _choosesTheStore, ...own } = fields;
  if (service.method === 'POST') return { url, method: 'POST' as const, body: JSON.stringify(own) };
  for (const [name, value] of Object.entries(own)) {
    for (const single of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(single));
  }
  return { url, method: 'GET' as const, body: null };
}

const statuses = { slow: 504, busy: 503, resting: 503 } as const;

/** The buyer learns what they can do; the log says why it failed, under the error id that they see. */
const unavailable = ({ store, service }: ForwardedService, cause: UpstreamFailure): Problem =>
  problem({
    status: cause.reason in statuses ? statuses[cause.reason as keyof typeof statuses] : 502,
    code: 'UPSTREAM_UNAVAILABLE',
    title: 'Service Not Available',
    message: 'This part of the store gives no answer at the moment. Try again in a minute; everything else works as usual.',
    detail: `The service ${service.path} of the store ${store} gave no answer: ${cause.reason}.`,
    retryAfter: 30,
    cause,
  });
