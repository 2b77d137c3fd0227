import type { ServiceTableEntry } from '@quartermaster/contracts';
import { inject, injectable, type QueryInput } from '../capabilities/index.ts';
import { CurrentStore } from './current-store.ts';
import { contractService, requestOf, type ServiceRequest } from './service-request.ts';

/** Every service that the shown store may ask: those of the contract, and those of its own. */
@injectable()
export class Services {
  readonly #store: CurrentStore;

  constructor(@inject(CurrentStore) store: CurrentStore) {
    this.#store = store;
  }

  /** The entry of a path; null when it is unknown: such a request may not be sent. */
  at(path: string): ServiceTableEntry | null {
    return contractService(path) ?? this.#store.runtime.get()?.services.get(path) ?? null;
  }

  /** A request as its method has it: what a GET is given joins the query, what a POST is given is the body. */
  request(path: string, query: QueryInput | null | undefined, payload: object | null): ServiceRequest {
    return requestOf(this.at(path), path, query, payload);
  }

  /** A request that only changes what is seen: it may be asked again at any time. */
  isRepeatable(path: string): boolean {
    return this.at(path)?.method === 'GET' && !this.changesState(path);
  }

  /** What the declaration says, not the method: some GETs of the specification change something. False for an unknown path. */
  changesState(path: string): boolean {
    const service = this.at(path);
    return service?.method === 'POST' || service?.changesState === true;
  }

  /** Whether it signs a buyer out: pages of requisitions have a service of their own for that. */
  signsOut(path: string): boolean {
    return this.at(path)?.signsOut ?? false;
  }
}
