import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

const informationPage = z.object({
  /** Without the theme's prefix. */
  keyName: z.string(),
  title: z.string(),
  /** HTML, sanitized by the server and again by the browser. */
  content: z.string(),
  /** Day of the last change of its text. */
  updatedOn: z.string(),
});

/** GET /information/page (specification, sections 2 and 7). */
export const informationPageService = defineService({
  path: '/information/page',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  themedKey: 'keyName',
  summary: 'A page of information, by its key',
  request: z.object({
    /** With `ux_ui/` in front for the new theme; a page that has no version of its own for it is the same in both. */
    keyName: z.string().max(100),
  }),
  responses: {
    InfoPage: response(informationPage, {
      'About cards': {
        keyName: 'PIV_CAC_HELP',
        title: 'Signing in with a PIV or CAC card',
        content: '<p>A PIV or CAC card proves who you are.</p><h2>Before you start</h2><ul><li>Put the card into the reader.</li></ul>',
        updatedOn: '2026-11-20',
      },
    }),
    InfoModal: response(informationPage, {
      'A short explanation': {
        keyName: 'AAC_HELP',
        title: 'What is an AAC or DoDAAC?',
        content: '<p>Six letters and digits that stand for an office and its addresses.</p>',
        updatedOn: '2026-11-20',
      },
    }),
    Failure: response(z.object({ keyName: z.string(), message: z.string() }), {
      'No such page': { keyName: 'OLD_PAGE', message: 'There is no page with the key OLD_PAGE.' },
    }),
  },
});
