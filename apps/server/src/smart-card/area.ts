import { defineArea, provide } from '../area/index.ts';
import { identity } from '../login/index.ts';
import { cardOfProfile } from '../profile/index.ts';
import { forgetUsedReadings } from './card-store.ts';
import { cardOfCaller, smartCardServices } from './smart-card-services.ts';

export const smartCardArea = defineArea({
  name: 'smart-card',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  provides: [provide(cardOfProfile, { needs: { identity }, open: ({ identity }) => cardOfCaller(identity) })],
  needs: { identity },
  services: ({ identity }) => smartCardServices(identity),
  cleanUp: [forgetUsedReadings],
});
