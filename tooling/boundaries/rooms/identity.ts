import type { RoomOrder } from './room-order.ts';

export const IDENTITY: RoomOrder = {
  of: 'apps/identity',
  rooms: [
    ['runtime', 'the clock and how a setting is read: every room may need them'],
    ['passwords', 'which passwords may be chosen, and the list of those that leaked'],
    ['secrets', 'seals what the database keeps secret: accounts and keys are stored with it'],
    ['accounts', 'people who sign in, with their sealed TOTP secrets'],
    ['keys', 'keys that sign tokens and cookies, sealed like the secrets of accounts'],
    ['database', 'schema, clean-up and rows of older versions: it knows what accounts and keys store'],
    ['notices', 'what the marketplace is told, mail among it: sealed like other secrets'],
    ['recovery-codes', 'codes that take the place of the app’s, once each'],
    ['origins', 'addresses of the marketplace: they decide where answers may go'],
    ['pages', 'the HTML of all pages, made of what it is handed'],
    ['http', 'the application under all routes: its errors are pages that lead to the marketplace'],
    ['provider', 'the OpenID provider: gives accounts tokens that the keys sign'],
    ['session', 'tells and ends the session that the provider keeps'],
    ['sign-in', 'password and code: their success is a session of the provider'],
    ['account-changes', 'what operators do to accounts: it ends sessions and lifts limits'],
    ['accounts-api', 'the same changes for the marketplace’s desk, over HTTP'],
    ['set-up', 'the page of a link, by which a person sets up what their account owes'],
    ['lost-password', 'a link for another password: the passwords and links of accounts, and the limits of sign-in'],
    ['piv-reader', 'the reader of smart cards: an application of its own, with statements that the keys sign'],
    ['trial-reader', 'certificates and cards to try the reader with'],
    ['service', 'configures and starts all of the above'],
    ['operator', 'commands that run beside the server, on its database'],
  ],
};
