import { defineScreen, overrideArea, screenFor, type Contribution } from '@quartermaster/core';
import { areas } from '@quartermaster/screens';
import { firstAdded, firstReplaced } from './first-screens.ts';

const addressBook = { layout: 'classic', load: () => import('./address-book/AddressBook.screen.tsx') } as const;
const addressForm = { layout: 'classic', load: () => import('./address-book/AddressForm.screen.tsx') } as const;
const activityAddress = { layout: 'classic', load: () => import('./address-book/ActivityAddress.screen.tsx') } as const;
const review = { layout: 'classic', hidesGlobalMessages: true, load: () => import('./checkout/CheckoutReview.screen.tsx') } as const;

const profile = defineScreen('supply-profile', { title: 'Profile', layout: 'classic', load: () => import('./profile/UpdateProfile.screen.tsx') });
const registration = defineScreen('supply-registration', { title: 'Register', layout: 'help', load: () => import('./registration/Registration.screen.tsx') });
const verifyEmail = defineScreen('supply-registration-verify-email', { title: 'Confirm your e-mail address', layout: 'help', load: () => import('./registration/VerifyEmail.screen.tsx') });
const registrationExpired = defineScreen('supply-registration-expired', { title: 'Registration over', layout: 'help', load: () => import('./registration/RegistrationExpired.screen.tsx') });
const registrationReceived = defineScreen('supply-registration-received', { title: 'Request received', layout: 'help', load: () => import('./registration/RegistrationReceived.screen.tsx') });

const supplyBook = defineScreen('supply-address-book', { title: 'Address Book', ...addressBook });
const supplyForm = defineScreen('supply-address-form', { title: 'Address', ...addressForm });
const supplyActivity = defineScreen('supply-activity-address', { title: 'New Activity Address', ...activityAddress });
const supplyReview = defineScreen('supply-checkout-review', { title: 'Checkout Review', ...review });

/** The rows of the Global Supply map that the default map does not have (specification, section 2). */
export const addedScreens: readonly Contribution[] = [
  ...firstAdded,
  screenFor('/ggs/profile/update_profile', 'Success', profile),
  screenFor('/ggs/profile/registration', 'Initial', registration),
  screenFor('/ggs/profile/registration', 'Failure', registration),
  screenFor('/ggs/profile/registration', 'Pre-Register', registration),
  screenFor('/ggs/profile/registration', 'VerifyEmail', verifyEmail),
  screenFor('/ggs/profile/registration', 'Received', registrationReceived),
  screenFor('/ggs/profile/registration', 'Expired', registrationExpired),
  screenFor('/ggs/profile/registration_submit', 'Failure', registration),
  screenFor('/ggs/profile/registration_submit', 'Pre-Register', registration),
  screenFor('/ggs/profile/address_book', 'Initial', supplyBook),
  screenFor('/ggs/profile/address_book', 'Create', supplyForm),
  screenFor('/ggs/profile/address_book', 'LegacyAddress', supplyForm),
  screenFor('/ggs/profile/address_book', 'NewAAC', supplyActivity),
  screenFor('/ggs/profile/address_book', 'CheckOutReview', supplyReview),
];

/** The default screens with a counterpart in the older look. Each screen of these areas is decided on: a new one does not compile until it is. */
export const replacedScreens: readonly Contribution[] = [
  ...firstReplaced,
  ...overrideArea(areas.cart, { shoppingCart: { layout: 'classic', hidesGlobalMessages: true, load: () => import('./cart/ShoppingCart.screen.tsx') }, reducePrice: 'default' }),
  ...overrideArea(areas.parkcart, {
    myParkedCarts: { layout: 'classic', load: () => import('./parkcart/MyParkedCarts.screen.tsx') },
    saveParkedCart: 'default', nothingToPark: 'default', detail: 'default', detailGone: 'default', remove: 'default', removeGone: 'default', forward: 'default', forwardGone: 'default',
  }),
  ...overrideArea(areas.checkout, {
    review,
    confirmation: 'default',
    orderError: 'default',
    selectShipping: 'default',
    createAddress: 'default',
    legacyAddress: 'default',
    aacShipping: 'default',
    newActivity: 'default', freightForwarded: 'default', deliveryOptions: 'default', verifyEmail: 'default', selectPayment: 'default',
  }),
  ...overrideArea(areas.orderHistory, {
    myOrders: { layout: 'classic', load: () => import('./orders/MyOrders.screen.tsx') },
    orderDetails: { layout: 'classic', load: () => import('./orders/OrderDetails.screen.tsx') },
    dashboard: { layout: 'classic', load: () => import('./orders/OrderDashboard.screen.tsx') },
    orderSearch: { layout: 'classic', load: () => import('./orders/OrderSearch.screen.tsx') },
    orderSummary: { layout: 'classic', load: () => import('./orders/OrderSummary.screen.tsx') },
    noSuchOrder: 'default',
    noSuchPdf: 'default',
  }),
  ...overrideArea(areas.addressBook, {
    book: addressBook,
    form: addressForm,
    activity: activityAddress,
    ownActivity: { layout: 'classic', load: () => import('./address-book/OwnActivity.screen.tsx') },
    importFile: { layout: 'classic', load: () => import('./address-book/AddressImport.screen.tsx') },
  }),
];
