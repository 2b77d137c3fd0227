import { contribution, errorLoggerPoint } from '@quartermaster/core';

/** For scenes of errors: what is shown there is logged by design, and must not count as a failure of the story. */
export const silently = contribution(errorLoggerPoint, { log: () => {} });
