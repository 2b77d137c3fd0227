import { globalSupplyHelp, globalSupplyTutorial } from '../ggs/information.services.ts';
import { globalSupplyStart } from '../ggs/start-page.services.ts';
import type { ServiceKindName } from '../stores/store-traits.ts';
import { departmentDenied, departmentEmail, departmentEmailSubmit, departmentValidation } from '../virtual-store/department.services.ts';
import { virtualStart } from '../virtual-store/start-page.services.ts';
import { stateValidation } from '../virtual-store/state.services.ts';
import type { ServiceKind } from '../wire/service-kind.ts';

/** The services that stores may have at paths of their own, each declared once. */
export const serviceKinds = {
  'virtual start': virtualStart,
  'global supply start': globalSupplyStart,
  'tutorial': globalSupplyTutorial,
  'global supply help': globalSupplyHelp,
  'department validation': departmentValidation,
  'department email': departmentEmail,
  'department email submit': departmentEmailSubmit,
  'department denied': departmentDenied,
  'state validation': stateValidation,
} as const satisfies Readonly<Record<ServiceKindName, ServiceKind>>;
