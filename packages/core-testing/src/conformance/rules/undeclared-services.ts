import { serviceTable, type DeclaredService } from '@quartermaster/contracts';
import { ownServices } from '@quartermaster/contracts/schema';
import { namedServices, type NamedService } from '../modules/named-services.ts';
import type { Finding } from '../report/report.ts';
import type { Subject } from '../subject.ts';
import { findingAt } from './static-rule.ts';

export const undeclaredCheck = 'undeclared service';
export const undeclaredRemedy = 'Declare it in quartermaster.upstreams of package.json, or in quartermaster.traits.services where the marketplace answers it; or leave it out: what is not declared is not answered.';

/** The services that the manifest declares; null when the manifest cannot be read, which is a finding of its own. */
export const servicesOf = ({ reading }: Subject): readonly DeclaredService[] | null => (reading.ok ? ownServices(reading.manifest) : null);

/** The services that the code names and the manifest does not have: another store's service, a new one, a misspelled one. */
export function undeclaredNames(subject: Subject): readonly NamedService[] {
  const declared = servicesOf(subject);
  if (declared === null) return [];
  const paths = [...declared.map(({ path }) => path), ...contractPaths];
  return subject.modules.flatMap(namedServices).filter((named) => !paths.some((path) => leadsTo(named, path)));
}

/** The same as findings. */
export function undeclaredServices(subject: Subject): Finding[] {
  const known = servicesOf(subject)?.map(({ path }) => path).join(', ') || 'it declares none';
  return undeclaredNames(subject).map(({ module, node, path, whole }) =>
    findingAt(module, node, undeclaredCheck, `It names ${whole ? '' : 'what begins with '}${path}, which is no service that package.json declares (${known}).`, undeclaredRemedy),
  );
}

/** Whether a text names a service or, as a part that others are put behind, something above it. */
export function leadsTo({ path, whole }: Pick<NamedService, 'path' | 'whole'>, service: string): boolean {
  return service === path || service.startsWith(whole ? `${path.replace(/\/$/, '')}/` : path);
}

/** The marketplace has a page of its own there. */
const contractPaths = Object.keys(serviceTable).filter((path) => path.startsWith('/vs/'));
