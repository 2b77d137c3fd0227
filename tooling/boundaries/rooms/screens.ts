import type { RoomOrder } from './room-order.ts';

export const SCREENS: RoomOrder = {
  of: 'packages/screens',
  rooms: [
    ['autocomplete', 'the search box, which the header holds'],
    ['forms', 'the one way to ask for entries: rules, messages, focus, sending'],
    ['shell', 'what surrounds every screen, and the parts that all areas share'],
    ['products', 'what every list of products shows of one'],
    ['addresses', 'what is asked for of an address, in the address book and at checkout'],
    ['orders', 'what cart, checkout and order history show of an order'],
    ['browse', 'the categories'],
    ['search', 'results and their comparison'],
    ['ordering', 'lists of numbers and quantities fill the cart: quick order, and the cart itself'],
    ['cart', 'lines of products that are not ordered yet'],
    ['parkcart', 'carts that were put aside under a name'],
    ['login', 'signing in and out, and what is refused'],
    ['information', 'help and information pages'],
    ['main', 'the start page: categories and products'],
    ['catalog', 'one product, with related ones shown as results'],
    ['checkout', 'makes an order of a cart'],
    ['orderhistory', 'orders that were placed; ordering again fills the cart'],
    ['messages', 'what vendors say about orders, and answers'],
    ['profile', 'the profile, its address book, smart card and registration'],
    ['authorization', 'what state and local members ask of their supervisors, and their answers'],
    ['approvals', 'carts that wait for an approver: what the buyer enters, and what the approver decides'],
    ['virtual-store', 'pages of single stores, made of the parts of all others'],
  ],
};
