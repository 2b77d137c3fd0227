import { serviceTable, type RequestOf, type ServiceTableEntry } from '@quartermaster/contracts';

export type SentStep = RequestOf<'/main/page_steps'>['steps'][number];

/** Pages that need no answer of a service. */
const ownPages: ReadonlySet<string> = new Set(['', '/404', '/privacy_choices', '/error/http_error', '/error/connection_lost', '/error/session_expired', '/error/unexpected']);

/** In place of the page of a path that the marketplace does not know, such as one of a store that is shipped alone. */
const otherPage = 'other';

/** A step as it is counted: of what anybody may send, only names that the contract has. */
export const stepOf = ({ from, to, kind, responseName }: SentStep): SentStep => ({ from: pageOf(from), to: pageOf(to), kind, responseName: answerOf(to, responseName) });

const serviceOf = (path: string): ServiceTableEntry | null => (Object.hasOwn(serviceTable, path) ? serviceTable[path as keyof typeof serviceTable] : null);
const pageOf = (path: string): string => (ownPages.has(path) || serviceOf(path) !== null ? path : otherPage);
const answerOf = (path: string, name: string): string => (serviceOf(path)?.responses?.includes(name) === true ? name : '');
