import { defineArea } from '../area/index.ts';
import { searchServices } from './search-services.ts';

export const searchArea = defineArea({ name: 'search', services: searchServices });
