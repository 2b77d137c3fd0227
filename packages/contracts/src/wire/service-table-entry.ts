import type { ContractArea } from './contract-area.ts';
import type { Access, Method } from './service.ts';

/** The facts of a service that the web needs, without the schema library. */
export interface ServiceTableEntry {
  method: Method;
  access: Access;
  changesState?: boolean;
  background?: boolean;
  rendered?: boolean;
  /** Seconds for which a browser may go on with the answer that it has, per store. */
  cachedFor?: number;
  /** A success is text or a JSON list instead of an envelope. */
  plain?: 'text' | 'list';
  /** Text of the spinner while its answer is awaited. */
  spinner?: string;
  /** The query parameter whose value is a key of information, which the new theme has its own of. */
  themedKey?: string;
  /** Help content: a store that loads no help does not have its address. */
  isHelp?: boolean;
  /** Its page is a bare one: so is what is there before the first answer. */
  isBare?: boolean;
  /** Its address in the former application. */
  formerPath?: string;
  /** It ends the session of a buyer: one of its responses is `SignedOff`. */
  signsOut?: boolean;
  /** Names of its responses. Left out of the browser's build, where nothing reads them. */
  responses?: readonly string[];
  /** Dotted names of request fields that are never logged, stored or shown, where it has some. */
  sensitive?: readonly string[];
}

/** An entry for each service of an area. */
export type ServiceTableOf<Area extends ContractArea> = Readonly<Record<Area['services'][number]['path'], ServiceTableEntry>>;
