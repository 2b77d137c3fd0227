import { originOf } from './origin-of.ts';
import type { WebOrigins } from './web-origins.ts';

/** An address that a link names, where it is a page of the marketplace or of a store with a host of its own; null for any other, so that no link of ours leads off the site. */
export async function marketplacePage(origins: Pick<WebOrigins, 'main' | 'all' | 'refresh'>, address: unknown): Promise<string | null> {
  const origin = originOf(address);
  if (typeof address !== 'string' || origin === null) return null;
  if (origin !== origins.main) await origins.refresh();
  return origin === origins.main || origins.all.includes(origin) ? address : null;
}
