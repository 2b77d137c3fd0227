import type { InjectionToken } from '../capabilities/index.ts';
import type { ConfirmationQueue } from './confirmation-queue.ts';
import type { SessionWarnings } from './session-warnings.ts';

/** The questions that the shell's confirm dialog shows. */
export const ConfirmationQueueToken: InjectionToken<ConfirmationQueue> = Symbol('confirmation queue');
/** The warning that the shell shows before a session expires. */
export const SessionWarningsToken: InjectionToken<SessionWarnings> = Symbol('session warnings');
