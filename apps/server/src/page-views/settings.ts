import { setting } from '../runtime/index.ts';

export const keptDays = setting.wholeNumber('PAGE_VIEW_KEPT_DAYS', { otherwise: 400, least: 1, most: 3_650, doc: 'days for which the desk shows how often each page of a store was opened, and after which' });
