export { keptDays } from './settings.ts';
export { allViews, readDays, readViews } from './kept-views.ts';
export { allSteps, readSteps } from './kept-steps.ts';
