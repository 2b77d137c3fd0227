export { searchServices } from './search-services.ts';
