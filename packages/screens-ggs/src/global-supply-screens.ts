import { screen } from '@quartermaster/core';
import { productIdentity, searchHeading, searchIdentity } from '@quartermaster/screens';

const start = { title: 'Home', layout: 'index', load: () => import('./start/StartPage.screen.tsx') } as const;
const product = { layout: 'classic', identity: productIdentity, load: () => import('./catalog/ProductDetail.screen.tsx') } as const;
const cart = { title: 'Shopping Cart', layout: 'classic', hidesGlobalMessages: true, load: () => import('./cart/ShoppingCart.screen.tsx') } as const;
const review = { title: 'Checkout Review', layout: 'classic', hidesGlobalMessages: true, load: () => import('./checkout/CheckoutReview.screen.tsx') } as const;
const registration = { title: 'Register', layout: 'help', load: () => import('./registration/Registration.screen.tsx') } as const;
const instructions = () => import('./information/Instructions.screen.tsx');

/** The rows of the Global Supply map that the default map does not have (specification, section 2). */
export const addedScreens = [
  screen({ path: '/ggs/start_page', responseName: 'Success', ...start }),
  screen({ path: '/usmc/start_page', responseName: 'Success', ...start }),
  screen({
    path: '/search/advantage_search',
    responseName: 'SearchResults',
    title: searchHeading,
    layout: 'classic',
    identity: searchIdentity,
    load: () => import('./search/SearchResults.screen.tsx'),
  }),
  screen({ path: '/search/advantage_search', responseName: 'BrowsePage', title: 'Browse supply groups', layout: 'index', load: () => import('./search/BrowsePage.screen.tsx') }),
  screen({ path: '/catalog/product_detail', responseName: 'Failure', title: 'Not sold in this store', layout: 'index', identity: productIdentity, load: () => import('./catalog/NotSold.screen.tsx') }),
  screen({ path: '/information/tutorial', responseName: '3', title: ({ title }) => title, layout: 'index', load: instructions }),
  screen({ path: '/information/tutorial', responseName: '9', title: ({ title }) => title, layout: 'index', load: instructions }),
  screen({ path: '/ggs/information/help', responseName: 'Success', title: 'Help', layout: 'help', load: instructions }),
  screen({ path: '/ggs/profile/registration', responseName: 'Initial', ...registration }),
  screen({ path: '/ggs/profile/registration', responseName: 'Failure', ...registration }),
  screen({ path: '/ggs/profile/registration', responseName: 'Pre-Register', ...registration }),
  screen({ path: '/ggs/profile/registration_submit', responseName: 'Success', title: 'Request received', layout: 'help', load: () => import('./registration/RegistrationReceived.screen.tsx') }),
];

/** The rows that stand in place of the default ones: the same answers, in the older look. */
export const replacedScreens = [
  screen({ path: '/main/start_page', responseName: 'Success', ...start }),
  screen({ path: '/main/home', responseName: 'Success', ...start }),
  screen({ path: '/catalog/product_detail', responseName: 'ProductDetail', title: (attributes) => attributes.product.name, ...product }),
  screen({ path: '/catalog/product_detail', responseName: 'ProductDetailClassic', title: (attributes) => attributes.product.name, ...product }),
  screen({ path: '/cart/shopping_cart', responseName: 'Initial', ...cart }),
  screen({ path: '/cart/shopping_cart_post', responseName: 'Initial', ...cart }),
  screen({ path: '/cart/shopping_cart_post', responseName: 'Failure', ...cart }),
  screen({ path: '/cart/delete_item', responseName: 'Initial', ...cart }),
  screen({ path: '/cart/delete_item', responseName: 'Failure', ...cart }),
  screen({ path: '/cart/addCart', responseName: 'Success', ...cart }),
  screen({ path: '/cart/addCart', responseName: 'Failure', ...cart }),
  screen({ path: '/checkout/checkout_review', responseName: 'CheckOutReview', ...review }),
  screen({ path: '/checkout/checkout_review', responseName: 'AdvantageCart', ...cart }),
  screen({ path: '/checkout/delivery_options', responseName: 'CheckOutReview', ...review }),
  screen({ path: '/checkout/delivery_options', responseName: 'AdvantageCart', ...cart }),
  screen({ path: '/checkout/checkout_review_submit', responseName: 'CheckOutReview', ...review }),
  screen({ path: '/checkout/checkout_review_submit', responseName: 'AdvantageCart', ...cart }),
  screen({ path: '/checkout/select_shipping', responseName: 'CheckOutReview', ...review }),
  screen({ path: '/checkout/select_payment', responseName: 'CheckOutReview', ...review }),
];
