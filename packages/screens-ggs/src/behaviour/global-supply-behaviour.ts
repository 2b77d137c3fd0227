import {
  confirmDialogPoint, contribution, helpLoadingPoint, loginPresentationPoint, NativeConfirm, NativeSessionWarning, registrationFlowPoint,
  sessionExpiredPoint, sessionWarningPoint,
} from '@quartermaster/core';
import { InvalidSession } from '@quartermaster/screens';
import { DirectRegistration } from './direct-registration.ts';

/** How the Global Supply stores behave (specification, sections 4, 6 and 8), in place of the defaults. */
export const globalSupplyBehaviour = [
  contribution(confirmDialogPoint, NativeConfirm),
  contribution(sessionWarningPoint, NativeSessionWarning),
  contribution(helpLoadingPoint, Object.freeze({ load: false, instead: '/ggs/information/help' })),
  contribution(registrationFlowPoint, DirectRegistration),
  contribution(sessionExpiredPoint, InvalidSession),
  // The login is a page in the layout of the store, not a modal over another page.
  contribution(loginPresentationPoint, Object.freeze({ overPage: false })),
];
