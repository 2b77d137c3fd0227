import { contribution, registrationFlowPoint } from '@quartermaster/core';
import { AskToRegister } from './registration-flows.ts';

/** Not in the area itself: it is asked for wherever a person without an account is, and the screens of the area come late. */
export const registrationFlow = contribution(registrationFlowPoint, AskToRegister);
