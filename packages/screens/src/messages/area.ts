import { defineArea, defineScreen, screenFor } from '@quartermaster/core';
import { orderHistory } from '../orderhistory/index.ts';

const messageCenter = defineScreen('messages', { title: 'Messages', layout: 'index', identity: (query) => query.get('page') ?? '1', load: () => import('./Messages.screen.tsx') });
const thread = defineScreen('message-thread', { title: ({ poNumber }) => `Messages about ${poNumber}`, layout: 'index', load: () => import('./MessageThread.screen.tsx') });

/** Specification, section 2, Main and search: messages about orders. */
export const messages = defineArea({
  name: 'messages',
  screens: { messageCenter, thread },
  contributions: [
    screenFor('/main/message_center', 'Success', messageCenter),
    screenFor('/main/message_center', 'Thread', thread),
    screenFor('/main/message_center', 'Failure', orderHistory.screens.noSuchOrder),
    screenFor('/main/change_messages', 'Success', messageCenter),
    screenFor('/main/change_messages', 'Thread', thread),
    screenFor('/main/change_messages', 'Failure', orderHistory.screens.noSuchOrder),
  ],
});
