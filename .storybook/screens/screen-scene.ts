import { services } from '@quartermaster/contracts/schema';
import type { HostedStorefront } from '@quartermaster/core/host';
import { example as exampleOf } from '@quartermaster/core/testing';
import type { Scene } from '../stage/scene.ts';
import { headerCart } from './header-cart.ts';
import type { ListedScreen } from './screen-list.ts';

/** The scene of one screen: its service answers with the example, and the engine is led to it as a buyer is. */
export function screenScene({ path, responseName, example, stores, isModal }: Omit<ListedScreen, 'isOverride' | 'isRepeated' | 'shownIn' | 'words' | 'alias'>): Scene {
  const service = services.find((candidate) => candidate.path === path);
  if (service === undefined) throw new Error(`No contract declares ${path}.`);
  const attributes = exampleOf(path, responseName, example);
  // The engine would leave for the identity server before the screen is seen.
  const leavesNot = 'endSessionURL' in attributes ? { endSessionURL: '' } : {};
  const cartSummary = headerCart(attributes);
  const answer = { responseName, attributes: { ...attributes, ...leavesNot, ...(cartSummary !== null && { cartSummary }) } };
  const query = queryOf(service.request, attributes);
  const common = { stores, needs: { path, responseName }, signedIn: service.access === 'buyer' };
  // An address that changes something asks first: its answer is shown after a press.
  if (!isModal && service.method !== 'POST' && service.changesState !== true) {
    const isComplete = (storefront: HostedStorefront): boolean => isPage(storefront, path, responseName);
    return { ...common, address: `/ws${path}?${new URLSearchParams(query).toString()}`, answers: { [path]: answer }, isComplete };
  }
  return {
    ...common,
    act: (storefront, server) => {
      server.answer(path, answer);
      storefront.open(path, { query, payload: {} });
    },
    isComplete: (storefront) => isPage(storefront, path, responseName) || isModalOpen(storefront, path, responseName),
  };
}

function isPage(storefront: HostedStorefront, path: string, responseName: string): boolean {
  const { content } = storefront.page.get();
  return content.kind === 'screen' && content.path === path && content.responseName === responseName;
}

function isModalOpen(storefront: HostedStorefront, path: string, responseName: string): boolean {
  const modal = storefront.modal.get();
  return modal?.path === path && modal.responseName === responseName;
}

/** The query, as far as the answer repeats it: the words of a search, the product of a page. */
function queryOf(request: object, attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  const names = 'shape' in request && typeof request.shape === 'object' && request.shape !== null ? Object.keys(request.shape) : [];
  return Object.fromEntries(names.flatMap((name) => {
    const value = attributes[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  }));
}
