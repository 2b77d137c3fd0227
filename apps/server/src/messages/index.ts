export { messageServices } from './message-services.ts';
export { unreadOf } from './unread.ts';
