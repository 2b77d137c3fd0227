import { z } from 'zod';
import { mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { aboutCards, informationPageSchema, noPageSchema, type InformationPageContent } from './information-page.schema.ts';

const fasId: InformationPageContent = {
  keyName: 'FAS_ID_HELP', title: 'Help with your sign-in', updatedOn: '2026-11-27',
  content: '<p>One account signs you in to every store of this marketplace.</p><h2>If you cannot sign in</h2><ul><li>Ask for a new password on the sign-in page.</li></ul>',
};
const stateLocal: InformationPageContent = {
  keyName: 'STATE_LOCAL', title: 'State and local governments', updatedOn: '2026-11-27',
  content: '<p>State, local, regional and tribal governments may buy from contracts that carry a badge for it.</p>',
};
const contractors: InformationPageContent = {
  keyName: 'CONTRACTORS', title: 'For contractors', updatedOn: '2026-11-27',
  content: '<p>What contractors sell here is in their catalogs. Buyers reach them from the pages of their products.</p>',
};

const noPage = (keyName: string) => ({ 'Not written yet': { keyName, message: `There is no page with the key ${keyName}.` } });

/** GET /information/helpfasid (specification, section 2): help with the account that signs in. */
export const helpFasId = defineService({
  path: '/information/helpfasid', method: 'GET', access: 'visitor', rendered: true,
  summary: 'Help with the account that signs in',
  request: z.object({}),
  responses: { Success: response(informationPageSchema, { 'Help with signing in': fasId }), Failure: response(noPageSchema, noPage('FAS_ID_HELP')) },
});

/** GET /information/state_local (specification, section 2): what state and local governments may buy, and how. */
export const stateLocalInformation = defineService({
  path: '/information/state_local', method: 'GET', access: 'visitor', rendered: true,
  summary: 'What state and local governments may buy, and how',
  request: z.object({}),
  responses: { Success: response(informationPageSchema, { 'For state and local buyers': stateLocal }), Failure: response(noPageSchema, noPage('STATE_LOCAL')) },
});

/** GET /information/contractor (specification, section 2): what contractors should know. */
export const contractorInformation = defineService({
  path: '/information/contractor', method: 'GET', access: 'visitor', rendered: true,
  summary: 'What contractors should know',
  request: z.object({}),
  responses: { Success: response(informationPageSchema, { 'For contractors': contractors }), Failure: response(noPageSchema, noPage('CONTRACTORS')) },
});

/** GET /information/content_page (specification, section 2): one page of information as a page of its own, or, without a key, all that there are. */
export const contentPage = defineService({
  path: '/information/content_page', method: 'GET', access: 'visitor', rendered: true,
  summary: 'A page of information, or a list of them all',
  request: z.object({ keyName: mendedText(100).optional() }),
  responses: {
    Success: response(informationPageSchema, { 'About cards': aboutCards }),
    Index: response(
      z.object({ pages: z.array(informationPageSchema.omit({ content: true })) }),
      { 'Two pages': { pages: [{ keyName: 'AAC_HELP', title: 'What is an AAC or DoDAAC?', updatedOn: '2026-11-20' }, { keyName: 'TERMS', title: 'Terms of use', updatedOn: '2026-11-21' }] }, 'None yet': { pages: [] } },
    ),
    Failure: response(noPageSchema, noPage('OLD_PAGE')),
  },
});
