export { registrationServices } from './registration-services.ts';
