import { shippedServices } from '../stores/shipped-services.ts';
import { defineContractArea } from '../wire/contract-area.ts';
import { departmentDenied, departmentEmail, departmentEmailSubmit, departmentValidation } from './department.services.ts';
import { virtualStart } from './start-page.services.ts';
import { stateValidation } from './state.services.ts';

export const virtualStoreArea = defineContractArea('virtual-store', [
  ...shippedServices('virtual start', virtualStart),
  ...shippedServices('department validation', departmentValidation),
  ...shippedServices('department email', departmentEmail),
  ...shippedServices('department email submit', departmentEmailSubmit),
  ...shippedServices('department denied', departmentDenied),
  ...shippedServices('state validation', stateValidation),
]);
