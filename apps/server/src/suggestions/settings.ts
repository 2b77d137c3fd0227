import { setting } from '../runtime/index.ts';

export const suggestionSettings = {
  agencyBuyers: setting.wholeNumber('AGENCY_ORDER_BUYERS', { otherwise: 4, least: 3, most: 1_000, doc: 'buyers of an agency who must have ordered a product before others of the agency are shown it' }),
  agencyDays: setting.wholeNumber('AGENCY_ORDER_DAYS', { otherwise: 90, least: 1, most: 730, doc: 'days for which orders count for what others of an agency order' }),
  freshDays: setting.wholeNumber('NEW_PRODUCT_DAYS', { otherwise: 45, least: 0, most: 730, doc: 'days for which a product that an import added is new; 0: none is' }),
};
