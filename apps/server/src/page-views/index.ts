export { keptDays } from './settings.ts';
export { allViews, readDays, readViews } from './kept-views.ts';
