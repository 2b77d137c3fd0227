import type { SessionWarningRequest } from '../extension/index.ts';
import { Signal } from '../signals/index.ts';

/** The warning that the shell shows. */
export interface OpenSessionWarning extends SessionWarningRequest {
  answer(extend: boolean): void;
}

/** The place of the warning in the shell: there is one session, hence one warning. */
export class SessionWarnings {
  readonly open = new Signal<OpenSessionWarning | null>(null);
}
