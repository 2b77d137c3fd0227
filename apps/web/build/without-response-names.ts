import type { Plugin } from 'vite';

const serviceTable = /[\\/]service-table\.generated\.ts$/;
const names = /,"responses":\[[^\]]*\]/g;

/**
 * Leaves the names of responses out of the table of services that browsers load: only the check of a store's screens reads them, and the
 * server, which has them all, composes every store with that check before it offers it.
 */
export function withoutResponseNames(): Plugin {
  return {
    name: 'quartermaster:without-response-names',
    apply: 'build',
    // Before TypeScript is taken away, and the quotation marks with it.
    enforce: 'pre',
    transform: {
      filter: { id: serviceTable },
      handler: (code) => ({ code: leaveOutNames(code), map: null }),
    },
  };
}

export const leaveOutNames = (table: string): string => table.replaceAll(names, '');
