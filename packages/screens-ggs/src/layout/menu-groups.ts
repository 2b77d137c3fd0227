import type { ServicePath } from '@quartermaster/contracts';

interface MenuEntry {
  readonly label: string;
  readonly path: ServicePath;
  readonly query?: Readonly<Record<string, string>>;
  /** The audience of the entry; without it everyone. */
  readonly audience?: 'visitor' | 'buyer';
}

export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** The entries of the menu at the left, in groups. Global Supply stocks supplies: it sells no services. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'Catalog',
    entries: [
      { label: 'Browse supply groups', path: '/search/advantage_search' },
      { label: 'All products', path: '/search/advantage_search', query: { kind: 'products' } },
    ],
  },
  {
    title: 'Ordering',
    entries: [
      { label: 'Shopping cart', path: '/cart/shopping_cart' },
      { label: 'Parked carts', path: '/parkcart/my_parkcart', audience: 'buyer' },
      { label: 'Quick order', path: '/ordering/quick_ordering', audience: 'buyer' },
      { label: 'Checkout review', path: '/checkout/checkout_review' },
      { label: 'Funds control', path: '/cart/afc_queue', audience: 'buyer' },
      { label: 'Requisitions', path: '/fedstrip/fedstrip_init', audience: 'buyer' },
      { label: 'My orders', path: '/orderhistory/my_orders' },
      { label: 'Order dashboard', path: '/orderhistory/dashboard', audience: 'buyer' },
    ],
  },
  {
    title: 'My account',
    entries: [
      { label: 'Messages', path: '/main/message_center', audience: 'buyer' },
      { label: 'Profile', path: '/ggs/profile/update_profile', audience: 'buyer' },
      { label: 'Address book', path: '/ggs/profile/address_book', audience: 'buyer' },
      { label: 'Register', path: '/ggs/profile/registration', audience: 'visitor' },
    ],
  },
  {
    title: 'Information',
    entries: [
      { label: 'Tutorial', path: '/information/tutorial' },
      { label: 'Help', path: '/ggs/information/help' },
      { label: 'AAC and DoDAAC', path: '/information/page', query: { keyName: 'AAC_HELP' } },
      { label: 'Help desk', path: '/information/comment_form' },
      { label: 'All information', path: '/information/content_page' },
    ],
  },
];
