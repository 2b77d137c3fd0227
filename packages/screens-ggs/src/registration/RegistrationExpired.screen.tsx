import { RegistrationOver } from '@quartermaster/screens/parts';

/** The registration is over. */
export default RegistrationOver;
