import { shippedServices } from '../stores/shipped-services.ts';
import { defineContractArea } from '../wire/contract-area.ts';
import { ggsEditShipping, ggsProcessOrder, ggsSelectAacShipping, ggsSelectPayment, ggsSelectShipping } from './cart.services.ts';
import { globalSupplyHelp, globalSupplyTutorial } from './information.services.ts';
import { globalSupplyStart } from './start-page.services.ts';

export const ggsArea = defineContractArea('ggs', [
  ...shippedServices('global supply start', globalSupplyStart),
  ...shippedServices('tutorial', globalSupplyTutorial),
  ...shippedServices('global supply help', globalSupplyHelp),
  ggsSelectPayment, ggsSelectShipping, ggsSelectAacShipping, ggsEditShipping, ggsProcessOrder,
]);
