import { z } from 'zod';
import { startPageAnswer } from '../main/start-page.service.ts';
import { defineService } from '../wire/service.ts';
import { storeLoginAnswer } from '../login/store-login.schema.ts';

/** `login`: the page that asks for sign-in, for somebody who is not signed in. */
const request = z.object({ store: z.string().max(20).optional(), type: z.enum(['login']).optional() });
const responses = { Home: startPageAnswer, Login: storeLoginAnswer };

/** The start pages of the virtual stores (specification, section 2, Virtual stores). */
export const vaStartPage = defineService({
  path: '/va/start_page',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The start page of the VA store, or its login',
  request,
  responses,
});

export const afStartPage = defineService({
  path: '/af/start_page',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The start page of the AIRFORCE store, or its login',
  request,
  responses,
});

export const dhsStartPage = defineService({
  path: '/dhs/start_page',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The start page of the DHS store, or its login',
  request,
  responses,
});

export const usdaStartPage = defineService({
  path: '/usda/start_page',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The start page of the USDA store, or its login',
  request,
  responses,
});

export const stateStartPage = defineService({
  path: '/state/start_page',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The start page of the STATE store, or its login',
  request,
  responses,
});
