import { defineSetting, setting } from '../runtime/index.ts';

/** How the desk is known to the identity provider: a client of its own, so that its tokens count nowhere else. */
export const deskClientSettings = {
  clientId: setting.text('OAUTH_DESK_CLIENT_ID', { otherwise: 'quartermaster-desk', doc: 'how the operators’ desk is known there' }),
  clientSecret: defineSetting({
    id: 'OAUTH_DESK_CLIENT_SECRET', otherwise: 'none', doc: 'for a provider that knows the desk as a confidential client; of our own identity server its `IDENTITY_DESK_SECRET`, with which the desk keeps accounts', read: (given) => given ?? null,
  }),
};
