import type { DeclaredService } from '@quartermaster/contracts';
import type { OwnService } from '../../harness/load.ts';
import { namedServices } from '../modules/named-services.ts';
import type { Finding } from '../report/report.ts';
import { findingIn } from '../rules/static-rule.ts';
import { leadsTo, servicesOf, undeclaredCheck, undeclaredNames, undeclaredRemedy } from '../rules/undeclared-services.ts';
import type { Subject } from '../subject.ts';

/**
 * Manifest and code must say the same of the services of a store's own: the marketplace forwards what the one declares, and the
 * engine calls what the other does.
 */
export function serviceFindings(subject: Subject, own: readonly OwnService[]): Finding[] {
  const declared = servicesOf(subject);
  if (declared === null) return [];
  const pairs = own.map((service) => [service, declared.find(({ path }) => path === service.path)] as const);
  return [
    ...pairs.flatMap(([service, inManifest]) => (inManifest === undefined ? undeclared(subject, service) : disagreements(subject, service, inManifest))),
    ...unused(subject, declared.filter(({ path }) => own.every((service) => service.path !== path))),
  ];
}

/** The finding for a service that is not declared. One that reading the modules has shown needs no second finding. */
function undeclared(subject: Subject, { path }: OwnService): Finding[] {
  if (undeclaredNames(subject).some((name) => name.whole && name.path === path)) return [];
  return [findingIn(subject.entry, undeclaredCheck, `The store declares ${path} with storeService, and package.json does not.`, undeclaredRemedy)];
}

function disagreements({ entry }: Subject, own: OwnService, inManifest: DeclaredService): Finding[] {
  const sides = (['method', 'access', 'responses'] as const).map((field) => [field, ...[inManifest, own].map((service) => String(field === 'responses' ? service.responses.toSorted().join(', ') : service[field]))] as const);
  return sides
    .filter(([, manifest, code]) => manifest !== code)
    .map(([field, manifest, code]) => findingIn(entry, 'disagreement', `Of ${own.path} package.json says ${field} ${manifest}, the store itself ${code}.`, 'Write the same in both.'));
}

/** The operator must not be asked for a service that is never called. */
function unused(subject: Subject, declared: readonly DeclaredService[]): Finding[] {
  const named = subject.modules.flatMap(namedServices);
  return declared
    .filter(({ path }) => !named.some((name) => (name.whole ? name.path === path : leadsTo(name, path))))
    .map(({ path }) => findingIn('package.json', 'unused service', `quartermaster declares ${path}, and no code of the store declares or calls it.`, 'Declare it with storeService and use it, or take it out of package.json: the operator reads every service that is listed there.'));
}
