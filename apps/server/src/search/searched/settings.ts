import { setting } from '../../runtime/index.ts';

export const searchDays = setting.wholeNumber('SEARCH_COUNT_DAYS', {
  otherwise: 30, least: 0, most: 730, doc: 'days for which the desk has how often what was searched for, without who; 0: searches are not counted ([search](../../docs/search.md#what-is-searched-for))',
});
