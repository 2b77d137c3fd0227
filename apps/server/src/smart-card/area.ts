import { defineArea } from '../area/index.ts';
import { identity } from '../login/index.ts';
import { forgetUsedReadings } from './card-store.ts';
import { smartCardServices } from './smart-card-services.ts';

export const smartCardArea = defineArea({
  name: 'smart-card',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  needs: { identity },
  services: ({ identity }) => smartCardServices(identity),
  cleanUp: [forgetUsedReadings],
});
