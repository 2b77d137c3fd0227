import type { IconName } from '@quartermaster/ui';

/** The rooms of the desk, in the order of the menu. */
export const rooms: readonly { readonly path: string; readonly title: string; readonly icon: IconName }[] = [
  { path: '/', title: 'Overview', icon: 'home' },
  { path: '/orders', title: 'Orders', icon: 'cart' },
  { path: '/registrations', title: 'Account requests', icon: 'user' },
  { path: '/buyer-requests', title: 'Buyer requests', icon: 'user' },
  { path: '/accounts', title: 'Accounts', icon: 'lock' },
  { path: '/catalog', title: 'Catalog', icon: 'box' },
  { path: '/stores', title: 'Stores', icon: 'location' },
  { path: '/vendors', title: 'Vendors', icon: 'truck' },
  { path: '/mails', title: 'Mail', icon: 'document' },
  { path: '/agencies', title: 'Agencies', icon: 'list' },
  { path: '/activities', title: 'Activity address codes', icon: 'location' },
  { path: '/member-domains', title: 'Member domains', icon: 'user' },
  { path: '/authorizations', title: 'Authorizations', icon: 'check' },
  { path: '/approval-rules', title: 'Funds control', icon: 'check' },
  { path: '/announcements', title: 'Announcements', icon: 'info' },
  { path: '/health', title: 'Health', icon: 'clock' },
  { path: '/audit', title: 'Audit log', icon: 'list' },
];
