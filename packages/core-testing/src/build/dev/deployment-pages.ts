import type { StoreManifest } from '@quartermaster/contracts';
import { StoreBuildError } from '../error.ts';
import type { Deployment } from './proxy.ts';

/** The parts that a deployment gives for the pages of a store in development. */
export interface Outline {
  /** Whether the deployment has the store; if not, it answers calls for its default store. */
  readonly known: boolean;
  readonly html: string;
  readonly policy: string;
}

/** Asks for the outline of the pages of a store. @throws StoreBuildError with the deployment's reason */
export async function outlineOf({ origin }: Pick<Deployment, 'origin'>, { name, number }: Pick<StoreManifest, 'name' | 'number'>): Promise<Outline> {
  const address = new URL(`/stores/development-page.json?name=${encodeURIComponent(name)}&number=${number}`, origin);
  const answer = await fetch(address, { redirect: 'error', headers: { accept: 'application/json' } });
  const told: unknown = answer.headers.get('content-type')?.startsWith('application/json') === true ? await answer.json() : null;
  if (isOutline(told)) return told;
  if (typeof told === 'object' && told !== null && 'problem' in told) throw new StoreBuildError(String(told.problem));
  throw new StoreBuildError(`${origin} has no pages for development: it answered ${answer.status}. Is it a Quartermaster of the version that this store is built for?`);
}

const isOutline = (told: unknown): told is Outline =>
  typeof told === 'object' && told !== null && 'known' in told && typeof told.known === 'boolean' && 'html' in told && typeof told.html === 'string' && 'policy' in told && typeof told.policy === 'string';
