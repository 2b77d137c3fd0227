import type { FunctionComponent } from 'react';
import { errorLoggerPoint, registrationFlowPoint } from '../extension/behaviour-points.ts';
import { contribution, type Contribution } from '../extension/contribution.ts';
import { askToRegister } from '../store/registration-flows.ts';
import { defineStore, type StorePlugin } from '../store/define-store.ts';
import { displayScreen, type DisplayScreenProps } from '../screens/display-screen.ts';
import { modalLayout, pageLayout, type LayoutProps, type ModalLayoutProps } from '../screens/layout.ts';
import { screen } from '../screens/screen.ts';

/** A component that says its name: enough to see what is shown. */
function named(name: string): () => Promise<{ default: FunctionComponent<object> }> {
  function Shown() {
    return <h1>{name}</h1>;
  }
  Shown.displayName = name;
  const module = { default: Shown };
  return () => Promise.resolve(module);
}

function Layout({ title, children }: LayoutProps) {
  return <main aria-label={title}>{children}</main>;
}

function Modal({ title, children }: ModalLayoutProps) {
  return <div role="dialog" aria-label={title}>{children}</div>;
}

function ErrorScreen({ title, message }: DisplayScreenProps) {
  return <h1>{`${title}: ${message}`}</h1>;
}

const search = named('Search');
const shipping = named('Shipping');
const cart = named('Cart');

/** A small default map over real services. */
export const sampleDefaults: readonly Contribution[] = [
  // Errors that a test provokes need no place in its output.
  contribution(errorLoggerPoint, { log: () => {} }),
  contribution(registrationFlowPoint, askToRegister('/profile/registration')),
  pageLayout('index', Layout),
  modalLayout(Modal),
  displayScreen({ path: '/error/unexpected', layout: 'index', title: 'Unexpected Error', load: () => Promise.resolve({ default: ErrorScreen }) }),
  displayScreen({ path: '/404', layout: 'index', title: 'Page Not Found', load: () => Promise.resolve({ default: ErrorScreen }) }),
  displayScreen({ path: '/login/sign_out', layout: 'index', title: 'Sign out?', load: () => Promise.resolve({ default: ErrorScreen }) }),
  displayScreen({ path: '/login/mfa_sign_in', layout: 'index', title: 'Complete your sign-in?', load: () => Promise.resolve({ default: ErrorScreen }) }),
  displayScreen({ path: '/authenticate', layout: 'index', title: 'Sign in again?', load: () => Promise.resolve({ default: ErrorScreen }) }),
  screen({ path: '/main/start_page', responseName: 'Success', title: 'Home', layout: 'index', load: named('Start') }),
  screen({ path: '/main/home', responseName: 'Success', title: 'Home', layout: 'index', load: named('Home') }),
  screen({ path: '/search/advantage_search', responseName: 'Success', title: ({ q }) => `Results for ${q}`, layout: 'index', identity: (query) => query.get('q') ?? '', load: search }),
  screen({ path: '/search/advantage_search', responseName: 'ZeroResults', title: 'No results', layout: 'index', load: named('Zero') }),
  screen({ path: '/catalog/product_detail', responseName: 'ProductDetail', title: 'Product', layout: 'index', load: named('Product') }),
  screen({ path: '/catalog/quicklook', responseName: 'Success', title: 'Product Quick Look', layout: 'modal', modalSize: 'right medium', load: named('Quick look') }),
  screen({ path: '/cart/shopping_cart', responseName: 'Initial', title: 'Shopping Cart', layout: 'index', load: cart }),
  screen({ path: '/cart/delete_item', responseName: 'Initial', title: 'Shopping Cart', layout: 'index', load: cart }),
  screen({ path: '/checkout/checkout_review', responseName: 'CheckOutReview', title: 'Checkout Review', layout: 'index', load: named('Review') }),
  screen({ path: '/checkout/checkout_review_submit', responseName: 'OrderConfirmation', title: 'Order Confirmation', layout: 'index', load: named('Confirmation') }),
  screen({ path: '/checkout/select_shipping', responseName: 'SelectShipping', title: 'Select Destination', layout: 'index', load: shipping }),
  screen({ path: '/checkout/select_payment', responseName: 'SelectPayment', title: 'Select Payment Method', layout: 'index', load: named('Payment') }),
  screen({ path: '/login', responseName: 'Success', title: 'Sign in', layout: 'modal', modalSize: 'right', load: named('Login') }),
  screen({ path: '/login/mfa_sign_in', responseName: 'Forbidden', title: 'Access denied', layout: 'index', load: named('Forbidden') }),
  screen({ path: '/login/sign_out', responseName: 'SignedOff', title: 'Signed off', layout: 'index', load: named('Signed off') }),
  screen({ path: '/orderhistory/view_pdf', responseName: 'Failure', title: 'No document', layout: 'index', load: named('No document') }),
];

const sampleTheme = { id: 'adv19', css: ':root{--qm-color-text:#111}' };

function Logo() {
  return <span>Logo</span>;
}

export const sampleStoreDeclaration: StorePlugin = {
  id: { name: 'ADVANTAGE', number: 0 },
  coreRange: '^0.1.0',
  theme: sampleTheme,
  brand: { Logo, welcomeText: 'Welcome' },
};

export const sampleStore = defineStore(sampleStoreDeclaration);
