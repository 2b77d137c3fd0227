import { RegistrationOver } from './RegistrationOver.tsx';

/** The registration is over. */
export default RegistrationOver;
