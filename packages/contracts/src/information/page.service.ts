import { z } from 'zod';
import { mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { aboutCards, informationPageSchema, noPageSchema } from './information-page.schema.ts';

/** GET /information/page (specification, sections 2 and 7). */
export const informationPageService = defineService({
  path: '/information/page',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  themedKey: 'keyName',
  summary: 'A page of information, by its key',
  request: z.object({
    /** With `ux_ui/` in front for the new theme; empty: the address names none. A page that has no version of its own for it is the same in both. */
    keyName: mendedText(100).default(''),
  }),
  responses: {
    InfoPage: response(informationPageSchema, { 'About cards': aboutCards }),
    InfoModal: response(informationPageSchema, {
      'A short explanation': {
        keyName: 'AAC_HELP',
        title: 'What is an AAC or DoDAAC?',
        content: '<p>Six letters and digits that stand for an office and its addresses.</p>',
        updatedOn: '2026-11-20',
      },
    }),
    Failure: response(noPageSchema, {
      'No such page': { keyName: 'OLD_PAGE', message: 'There is no page with the key OLD_PAGE.' },
    }),
  },
});
