export { unregisterCard } from './card-store.ts';
