export { BrowserSession, visitorDays, type BrowserSessionOptions } from './browser-session.ts';
export type { SessionHandle } from './session-handle.ts';
