import type { Service } from './services.ts';
import { sensitiveFieldNames } from '../wire/sensitive.ts';

/** The text of `generated/service-table.ts`: what the web needs to know of each service, without the schema library. */
export function serviceTableSource(services: readonly Service[]): string {
  const rows = services
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
    .map((service) => {
      const entry = {
        method: service.method,
        access: service.access,
        ...(service.changesState && { changesState: true }),
        ...(service.background && { background: true }),
        ...(service.rendered && { rendered: true }),
        ...(service.cachedFor !== undefined && { cachedFor: service.cachedFor }),
        ...(service.plain && { plain: service.plain.format }),
        ...(service.spinner !== undefined && { spinner: service.spinner }),
        ...(service.themedKey !== undefined && { themedKey: service.themedKey }),
        ...(service.isHelp && { isHelp: true }),
        ...(service.formerPath !== undefined && { formerPath: service.formerPath }),
        responses: Object.keys(service.responses),
        sensitive: sensitiveFieldNames(service.request),
      };
      return `  ${JSON.stringify(service.path)}: ${JSON.stringify(entry)},`;
    });
  return [
    '// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.',
    "import type { Access, Method } from '../wire/service.ts';",
    "import type { ContractPath } from '../services/service-types.ts';",
    '',
    'export interface ServiceTableEntry {',
    '  method: Method;',
    '  access: Access;',
    '  changesState?: boolean;',
    '  background?: boolean;',
    '  rendered?: boolean;',
    '  /** Seconds for which a browser may go on with the answer that it has, per store. */',
    '  cachedFor?: number;',
    '  /** A success is text or a JSON list instead of an envelope. */',
    "  plain?: 'text' | 'list';",
    '  /** What the spinner says while its answer is awaited. */',
    '  spinner?: string;',
    '  /** The query parameter whose value is a key of information, which the new theme has its own of. */',
    '  themedKey?: string;',
    '  /** Help content: a store that loads no help does not have its address. */',
    '  isHelp?: boolean;',
    '  /** Its address in the former application. */',
    '  formerPath?: string;',
    '  responses: readonly string[];',
    '  /** Dotted names of request fields that are never logged, stored or shown. */',
    '  sensitive: readonly string[];',
    '}',
    '',
    'export const serviceTable: Readonly<Record<ContractPath, ServiceTableEntry>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
