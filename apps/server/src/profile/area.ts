import { mailTransport } from '@quartermaster/deployment';
import { defineArea } from '../area/index.ts';
import { agencyServices } from './agencies.ts';
import { orderMailServices } from './order-mail-services.ts';
import { registrationServices } from './registration/registration-services.ts';

export const profileArea = defineArea({
  name: 'profile',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  needs: { mail: mailTransport },
  services: ({ mail }) => [...registrationServices(mail), ...agencyServices(), ...orderMailServices()],
});
