import type { AttributesOf, Envelope, ResponseName, ServicePath } from '@quartermaster/contracts';

/** An answer of a service: its response name tells which attributes it carries. */
export type Answer<Path extends ServicePath> = {
  [Name in ResponseName<Path>]: {
    responseName: Name;
    attributes: AttributesOf<Path, Name>;
    envelope: Envelope;
  };
}[ResponseName<Path>];

/** An answer of any service. */
export interface AnyAnswer {
  responseName: string;
  attributes: unknown;
  envelope: Envelope;
}
