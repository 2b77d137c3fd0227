import { mailTransport } from '@quartermaster/deployment';
import { defineArea } from '../area/index.ts';
import { departmentServices } from './department-services.ts';

export const departmentArea = defineArea({
  name: 'department',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  needs: { mail: mailTransport },
  services: ({ mail }) => departmentServices(mail),
});
