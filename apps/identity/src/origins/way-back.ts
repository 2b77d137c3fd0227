import { marketplacePage } from './marketplace-page.ts';
import type { WebOrigins } from './web-origins.ts';

const homeOf = ({ main }: Pick<WebOrigins, 'main'>): string => `${main}/`;

/** Where a person goes on from a page of this server: the page that its link names, where it is one of the marketplace; else the first page of that. */
export const wayBack = async (origins: Pick<WebOrigins, 'main' | 'all' | 'refresh'>, named: unknown): Promise<string> => (await marketplacePage(origins, named)) ?? homeOf(origins);

/** The address of a page of this server, with the way back from it. */
export const withWayBack = (origins: Pick<WebOrigins, 'main'>, address: string, back: string): string => (back === homeOf(origins) ? address : `${address}?${new URLSearchParams({ back }).toString()}`);
