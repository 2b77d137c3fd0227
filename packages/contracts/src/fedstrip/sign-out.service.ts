import { signOut } from '../login/login.service.ts';
import { defineService } from '../wire/service.ts';

const { SignedOff, LogoutFromAuthServer, FedstripConfirmLogOff } = signOut.responses;

/** Specification, section 2, FEDSTRIP: asks first where requisitions are not sent. */
export const fedstripSignOut = defineService({
  path: '/fedstrip/sign_out',
  method: 'GET',
  access: 'visitor',
  spinner: 'Signing out...',
  changesState: true,
  summary: 'Ends the session of a buyer who requisitions',
  request: signOut.request,
  responses: { SignedOff, LogoutFromAuthServer, FedstripConfirmLogOff },
});
