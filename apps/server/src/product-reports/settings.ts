import { setting } from '../runtime/index.ts';

export const productReportSettings = {
  keptDays: setting.wholeNumber('PRODUCT_REPORT_KEPT_DAYS', { otherwise: 730, least: 30, most: 36_500, doc: 'days for which a report about a product is kept after it came, or after it was first answered' }),
  mostADay: setting.wholeNumber('PRODUCT_REPORTS', { otherwise: 20, least: 1, most: 1_000, doc: 'reports about products that a buyer may send in a day' }),
};
