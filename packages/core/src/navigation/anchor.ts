import type { ScrollChange } from './page.ts';

/** The scroll to the place that a fragment names. People and other sites write fragments: one that cannot be read is taken as it is. */
export function scrollToFragment(hash: string): ScrollChange {
  const name = hash.slice(1);
  try {
    return { to: 'anchor', anchor: decodeURIComponent(name) };
  } catch {
    return { to: 'anchor', anchor: name };
  }
}
