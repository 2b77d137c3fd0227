export { InactivityWatch } from './inactivity-watch.ts';
export { SessionEnds } from './session-ends.ts';
