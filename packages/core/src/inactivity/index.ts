export { InactivityWatch } from './inactivity-watch.ts';
export { SessionEndHandler } from './session-end-handler.ts';
