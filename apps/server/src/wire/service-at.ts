import type { ServicePath } from '@quartermaster/contracts';
import { services, type Service } from '@quartermaster/contracts/schema';

const byPath: ReadonlyMap<string, Service> = new Map(services.map((service) => [service.path, service]));

/** The declared service of a path. */
export function serviceAt<Path extends ServicePath>(path: Path): Extract<Service, { path: Path }> {
  const service = byPath.get(path);
  if (service === undefined) throw new Error(`The contract declares no service at ${path}.`);
  return service as Extract<Service, { path: Path }>;
}
