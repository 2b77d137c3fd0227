export { messagesOf } from './data-of-buyer.ts';
export { messageServices } from './message-services.ts';
export { unreadOf } from './unread.ts';
