import { knownStores } from '../stores/known-stores.ts';
import { shippedStoreList } from '../stores/store-list.ts';
import type { BoundService, StoreTraits } from '../stores/store-traits.ts';
import { storeIdInPaths } from './manifest.ts';

/** The traits of a known store in the list that ships; null for every other name. */
export function shippedTraits(name: string): StoreTraits | null {
  const known = knownStores.find((store) => store === name);
  return known === undefined ? null : shippedStoreList[known];
}

/**
 * The contradictions within the traits of a store, one sentence each. A store has paths and hosts of its own; a known store has those of the
 * list that ships, too.
 */
export function traitsProblems(name: string, { startPath, members, hostWords, services }: StoreTraits): string[] {
  const [id, known] = [storeIdInPaths(name), shippedTraits(name)];
  const paths = services.map(({ path }) => path);
  const isAllowed = ({ path, kind }: BoundService): boolean => path.startsWith(`/vs/${id}/`) || known?.services.some((own) => own.path === path && own.kind === kind) === true;
  const validation = members?.validationPath ?? null;
  return [
    ...services.filter((service) => !isAllowed(service)).map(({ path, kind }) => `${path}: ${name} cannot have a service of the kind ${kind} there. Move it below /vs/${id}/.`),
    ...[...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))].map((path) => `${path}: This service is named twice. Keep one of them.`),
    ...(startPath === '/main/start_page' || services.some(({ path, kind }) => path === startPath && kind.endsWith('start'))
      ? []
      : [`startPath: ${startPath} is no start page of ${name}. Name it in services, with the kind "virtual start" or "global supply start".`]),
    ...(validation === null || services.some(({ path, kind }) => path === validation && kind.endsWith('validation'))
      ? []
      : [`members.validationPath: ${validation} is no validation of ${name}. Name it in services, with the kind "department validation" or "state validation".`]),
    ...hostWords
      .filter((word) => !word.includes(id) && known?.hostWords.includes(word) !== true)
      .map((word) => `hostWords: Hosts that begin with ${word} are not those of ${name} alone. Take a word with ${id} in it, or let the operator give the host to the store.`),
  ];
}
