import { defineToken } from '../runtime/index.ts';
import type { ActivePackages } from './active-packages.ts';

export const storePackages = defineToken<ActivePackages>('storePackages', 'The packages of stores that are shipped alone, as they are active now.');
