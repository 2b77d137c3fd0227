import type { ServiceDefinition } from './service.ts';

/** The services of one area of the contract; the area of the server that has the same name implements them, or most of them. */
export interface ContractArea<Services extends readonly ServiceDefinition[] = readonly ServiceDefinition[]> {
  /** As its folder. */
  readonly name: string;
  readonly services: Services;
}

/** Declares an area. Its line in `services/areas.ts` puts its services into the contract. */
export function defineContractArea<const Services extends readonly ServiceDefinition[]>(name: string, services: Services): ContractArea<Services> {
  return Object.freeze({ name, services });
}
