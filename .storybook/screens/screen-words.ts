import { contractAreas } from '@quartermaster/contracts/schema';
import type { ScreenDefinition } from '@quartermaster/core';

/** A screen in words, as a person who designs says it: `Checkout`, `Select payment`, `Shows the payment methods, or chooses one`. */
export interface ScreenWords {
  readonly area: string;
  readonly screen: string;
  /** The service that answers with it. */
  readonly occasion: string;
}

/** The areas of the contract, by the names of their folders. */
const areas: Readonly<Record<string, string>> = {
  aacassignment: 'AAC passwords', approvals: 'Funds control', authorization: 'Authorizations', autocomplete: 'Search', browse: 'Categories', cart: 'Cart', catalog: 'Products', categories: 'Categories', checkout: 'Checkout', department: 'Departments', fedstrip: 'Requisitions', ggs: 'Global Supply', information: 'Information',
  login: 'Sign-in', main: 'Marketplace', messages: 'Messages', ordering: 'Quick order', orderhistory: 'Orders', parkcart: 'Parked carts', profile: 'Profile', search: 'Search', 'smart-card': 'Smart card', 'virtual-store': 'Agency stores',
};

/** The words that have another form than small letters. */
const ownForms = new Map(['AAC', 'AFC', 'Air', 'DHS', 'FEDSTRIP', 'Force', 'HTTP', 'ID', 'PDF', 'ZIP'].map((word) => [word.toLowerCase(), word]));

/** A name of small letters with hyphens or underscores as words: `aac-shipping` is `AAC shipping`. */
export function inWords(name: string): string {
  const words = name.split(/[-_]/).map((word) => ownForms.get(word) ?? word).join(' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * The words for a row of a screen map: the area of its service, the name of its screen (or its title, where it has no name), and the summary of the
 * service up to its colon.
 *
 * @throws Error when no contract declares the service, or its area has no word here
 */
export function wordsOf({ path, screen, title }: Pick<ScreenDefinition, 'path' | 'screen' | 'title'>): ScreenWords {
  const found = contractAreas.find(({ services }) => services.some((service) => service.path === path));
  const summary = found?.services.find((service) => service.path === path)?.summary;
  const area = areas[found?.name ?? ''];
  if (summary === undefined || area === undefined) throw new Error(`The catalog has no word for the area of ${path}: add it to areas in .storybook/screens/screen-words.ts.`);
  const occasion = summary.split(':')[0] ?? summary;
  return { area, screen: nameOf(screen?.name, title) ?? occasion, occasion };
}

function nameOf(name: string | undefined, title: ScreenDefinition['title']): string | null {
  if (name !== undefined) return inWords(name);
  return typeof title === 'string' ? title : null;
}
