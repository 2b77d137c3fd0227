import type { RoomOrder } from './room-order.ts';

export const CONTRACTS: RoomOrder = {
  of: 'packages/contracts',
  rooms: [
    ['money', 'amounts: every area counts in them'],
    ['wire', 'how a service is declared, and the envelope of its answers'],
    ['stores', 'names and numbers of stores, and what each store is: some services have paths of stores'],
    ['fields', 'rules of single fields: no area owns them'],
    ['categories', 'how the catalog is divided'],
    ['catalog', 'products and offers'],
    ['information', 'help and information pages'],
    ['smart-card', 'cards and their readers: a buyer may sign in with one'],
    ['login', 'signing in, with a password or a card'],
    ['cart', 'lines of products'],
    ['checkout', 'orders, with address and payment: what becomes of a cart'],
    ['orderhistory', 'the orders that checkout made'],
    ['profile', 'registration: a buyer needs it to order'],
    ['browse', 'products by category'],
    ['main', 'start page, session: answers made of catalog and browsing'],
    ['ggs', 'start pages and help of Global Supply'],
    ['virtual-store', 'start pages of virtual stores, and validations of members'],
    ['search', 'products by words'],
    ['autocomplete', 'suggestions while words are typed'],
    ['store-package', 'what a package of a store declares'],
    ['connection', 'messages of the websocket'],
    ['services', 'all services of all areas, and the types that go by their paths'],
    ['generated', 'the table of services, written from their declarations'],
  ],
  withoutDoor: {
    rooms: 'all',
    because: 'The package has two doors, one of them without the schema library: a door per room would bring the schemas into the first load with the field rules beside them.',
  },
};
