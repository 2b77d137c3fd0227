import { defineContractArea } from '../wire/contract-area.ts';
import { changeMessages } from './change-messages.service.ts';
import { messageCenter } from './message-center.service.ts';

export const messagesArea = defineContractArea('messages', [messageCenter, changeMessages]);
