import {
  errorLoggerPoint, accessCheckPoint, confirmDialogPoint, helpLoadingPoint, loginPresentationPoint,
  searchPreferencesPoint, sessionWarningPoint, startPagePoint, contribution, type Contribution,
} from '../extension/index.ts';
import { DialogSessionWarning, DialogConfirm } from '../shell/index.ts';

/** The defaults of every store before screens and brands come: the behavior that the specification calls default. */
export const coreDefaults: readonly Contribution[] = Object.freeze([
  contribution(confirmDialogPoint, DialogConfirm),
  contribution(sessionWarningPoint, DialogSessionWarning),
  contribution(startPagePoint, Object.freeze({ path: '/main/start_page' })),
  contribution(helpLoadingPoint, Object.freeze({ load: true })),
  contribution(searchPreferencesPoint, Object.freeze({ products: 'list', services: 'grid' } as const)),
  contribution(accessCheckPoint, Object.freeze({ destination: () => null })),
  contribution(loginPresentationPoint, Object.freeze({ overPage: true })),
  // Production is silent (specification, section 9); a host in development contributes a logger.
  contribution(errorLoggerPoint, Object.freeze({ log: () => {} })),
]);
