import { request } from 'node:https';
import type { Pair } from '../trial-reader/index.ts';

/** Where the reader led the browser, or what it answered instead. */
export interface CardVisit {
  readonly status: number;
  readonly location: URL | null;
  /** The fragment of the address that it led to. */
  readonly said: URLSearchParams;
}

/** Visits the reader as a browser does that has this card, or none. `chain`: certificates that it sends along. */
export function visitReader(address: string | URL, ca: string, card: Pair | null, chain: readonly Pair[] = [], method = 'GET'): Promise<CardVisit> {
  return new Promise((resolve, reject) => {
    const certificate = card && { cert: card.certificate + chain.map((one) => one.certificate).join(''), key: card.key };
    const call = request(address, { ca, agent: false, method, ...certificate }, (response) => {
      response.resume();
      const location = response.headers.location === undefined ? null : new URL(response.headers.location);
      resolve({ status: response.statusCode ?? 0, location, said: new URLSearchParams(location?.hash.slice(1) ?? '') });
    });
    call.on('error', reject);
    call.end();
  });
}
