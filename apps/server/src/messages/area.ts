import { defineArea, provide } from '../area/index.ts';
import { unreadMessages } from '../login/index.ts';
import { messageServices } from './message-services.ts';
import { unreadOf } from './unread.ts';

export const messagesArea = defineArea({
  name: 'messages',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['purchase-orders'] },
  provides: [provide(unreadMessages, { open: () => unreadOf })],
  services: messageServices,
});
