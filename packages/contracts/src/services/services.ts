import type { ContractArea } from '../wire/contract-area.ts';
import * as areas from './areas.ts';

export const contractAreas: readonly ContractArea[] = Object.values(areas);

export type Service = (typeof areas)[keyof typeof areas]['services'][number];

/** Every path of the API, once. */
export const services: readonly Service[] = Object.values(areas).flatMap((area): readonly Service[] => area.services);
