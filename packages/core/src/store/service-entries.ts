import { storeIdInPaths, type ServiceTableEntry } from '@quartermaster/contracts';
import type { DiagnosticCollector } from './diagnostics.ts';
import type { ContributionSlots } from './contribution-slots.ts';
import { servicePoint, type StoreServiceDefinition } from './store-service.ts';

const pathPattern = /^(\/[A-Za-z0-9_-]+)+$/;

/**
 * The services of a store's own, as the table has those of the contract. Each is in the store's own part of the paths
 * (specification, section 2, Virtual stores): no store answers for another one, or for the marketplace.
 */
export function serviceEntries(storeName: string, slots: ContributionSlots, diagnostics: DiagnosticCollector): [string, ServiceTableEntry][] {
  const own = `/vs/${storeIdInPaths(storeName)}/`;
  return slots.of(servicePoint).map(([path, definition]) => {
    if (!path.startsWith(own) || !pathPattern.test(path)) {
      diagnostics.report('SERVICE_PATH_FOREIGN', `service "${path}"`, `The services of ${storeName} are below ${own}, with letters, digits, - and _ between the slashes. Move it there.`);
    }
    return [path, entryOf(definition)];
  });
}

const entryOf = ({ method, access, background, spinner, sensitive, responses }: StoreServiceDefinition): ServiceTableEntry =>
  Object.freeze({
    method,
    access: access ?? 'visitor',
    ...(background === true && { background }),
    ...(spinner !== undefined && { spinner }),
    responses: Object.freeze(Object.keys(responses)),
    ...(sensitive !== undefined && { sensitive: Object.freeze([...sensitive]) }),
  });
