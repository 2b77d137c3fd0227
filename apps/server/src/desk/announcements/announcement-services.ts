import { announceService } from '@quartermaster/contracts-desk';
import { announcementAlert, type ClientMessages } from '../../wire/index.ts';
import { implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';

/** A word to everybody who is connected, as `npm run announce` sends it. The audit log has it whole. */
export const announcementServices = (clients: Pick<ClientMessages, 'send'>): readonly DeskImplementation[] => [
  implementWrite(announceService, async (announcement) => ({
    answer: {},
    change: { action: 'announcement.sent', subject: 'all browsers', details: announcement },
    afterward: () => clients.send('all', announcementAlert(announcement)),
  })),
];
