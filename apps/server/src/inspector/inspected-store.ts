import type { DeclaredUpstream, StoreTraits } from '@quartermaster/contracts';
import type { StoreInspection } from '../pages/index.ts';
import type { FailuresOfStore } from '../store-failures/index.ts';

/** The verdict of a rule on a version when it was installed. */
export interface InspectedRule {
  readonly rule: string;
  readonly verdict: string;
  readonly measures: Readonly<Record<string, number>>;
}

export interface InspectedVersion {
  readonly version: string;
  readonly packageName: string;
  readonly coreRange: string;
  readonly integrity: string;
  readonly installedAt: string;
  readonly activatedAt: string | null;
  readonly bytes: number;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly integrity: string }[];
  /** Null when it was installed without a report. */
  readonly rules: readonly InspectedRule[] | null;
}

export interface InspectedUpstream extends DeclaredUpstream {
  /** Null: none is approved, and nothing is forwarded. */
  readonly approved: { readonly address: string; readonly privateAllowed: boolean; readonly namesVisitor: boolean } | null;
}

export interface InspectedAssortment {
  /** It came with the product; an operator has set nothing. */
  readonly supplied: boolean;
  readonly products: number;
  readonly services: number;
  readonly offers: number;
}

/** Everything about one store that an operator may want to know. */
export interface InspectedStore {
  readonly name: string;
  readonly number: number;
  readonly hosts: readonly string[];
  /** What the store list says of it; null when it has just left the list. */
  readonly traits: StoreTraits | null;
  /** Its owner ships it alone; else it is built with the web. */
  readonly shipped: boolean;
  /** Null: it is shown. Else why it is not: for a store that is shipped alone a code, and a sentence. */
  readonly off: string | null;
  readonly activeVersion: string | null;
  /** How it is composed; null for a store that is shipped alone: its code never runs on the server. */
  readonly composition: StoreInspection | null;
  readonly versions: readonly InspectedVersion[];
  /** Null: it sells the whole catalog. */
  readonly assortment: InspectedAssortment | null;
  readonly upstreams: readonly InspectedUpstream[];
  /** Of every server process, the last one first. */
  readonly failures: FailuresOfStore;
}

export interface Inspection {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly appServerId: string;
  readonly listVersion: number;
  readonly stores: readonly InspectedStore[];
}
