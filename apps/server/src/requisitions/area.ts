import { defineArea } from '../area/index.ts';

export const requisitionsArea = defineArea({
  name: 'requisitions',
  // The directory of activities is checkout's, the list of agencies the profile's.
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['checkout', 'profile'] },
});
