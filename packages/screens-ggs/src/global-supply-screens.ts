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

const steps = areas.checkout.screens;

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
  screenFor('/ggs/cart/select_payment', 'SelectPayment', steps.selectPayment),
  screenFor('/ggs/cart/select_payment', 'CheckOutReview', steps.review),
  screenFor('/ggs/cart/select_shipping', 'SelectShipping', steps.selectShipping),
  screenFor('/ggs/cart/select_shipping', 'Create', steps.createAddress),
  screenFor('/ggs/cart/select_shipping', 'LegacyAddress', steps.legacyAddress),
  screenFor('/ggs/cart/select_shipping', 'AacShipping', steps.aacShipping),
  screenFor('/ggs/cart/select_shipping', 'NewAAC', steps.newActivity),
  screenFor('/ggs/cart/select_shipping', 'CheckOutReview', steps.review),
  screenFor('/ggs/cart/select_aac_shipping', 'AacShipping', steps.aacShipping),
  screenFor('/ggs/cart/select_aac_shipping', 'CheckOutReview', steps.review),
  screenFor('/ggs/cart/edit_shipping', 'Initial', steps.editShipping),
  screenFor('/ggs/cart/edit_shipping', 'NewAAC', steps.editShippingAac),
  screenFor('/ggs/cart/edit_shipping', 'Create', steps.editShippingAddress),
  screenFor('/ggs/cart/edit_shipping', 'CheckOutReview', steps.review),
  screenFor('/ggs/cart/process_order', 'OrderConfirmation', steps.confirmation),
  screenFor('/ggs/cart/process_order', 'CheckOutReview', steps.review),
  screenFor('/ggs/cart/process_order', 'AFCDataEntry', areas.approvals.screens.cartReview),
  screenFor('/ggs/cart/process_order', 'AdvantageCart', areas.cart.screens.shoppingCart),
];

/** The default screens with a counterpart in the older look. Each screen of these areas is decided on: a new one does not compile until it is. */
export const replacedScreens: readonly Contribution[] = [
  ...firstReplaced,
  ...overrideArea(areas.cart, { shoppingCart: { layout: 'classic', hidesGlobalMessages: true, load: () => import('./cart/ShoppingCart.screen.tsx') }, reducePrice: 'default' }),
  ...overrideArea(areas.parkcart, {
    myParkedCarts: { layout: 'classic', load: () => import('./parkcart/MyParkedCarts.screen.tsx') },
    saveParkedCart: { layout: 'classic', load: () => import('./parkcart/SaveParkedCart.screen.tsx') },
    forward: { layout: 'classic', load: () => import('./parkcart/ForwardParkedCart.screen.tsx') },
    parkRequisitions: { layout: 'classic', load: () => import('./parkcart/ParkRequisitions.screen.tsx') },
    nothingToPark: 'default', detail: 'default', detailGone: 'default', remove: 'default', removeGone: 'default', forwardGone: 'default', noRequisitions: 'default', parkedRequisitions: 'default',
  }),
  ...overrideArea(areas.checkout, {
    review,
    confirmation: 'default',
    orderError: 'default',
    selectShipping: { layout: 'classic', load: () => import('./checkout/SelectShipping.screen.tsx') },
    createAddress: { layout: 'classic', load: () => import('./checkout/CreateAddress.screen.tsx') },
    legacyAddress: { layout: 'classic', load: () => import('./checkout/LegacyAddress.screen.tsx') },
    aacShipping: { layout: 'classic', load: () => import('./checkout/AacShipping.screen.tsx') },
    newActivity: { layout: 'classic', load: () => import('./checkout/NewActivity.screen.tsx') },
    selectDodaac: { layout: 'classic', load: () => import('./checkout/SelectDodaac.screen.tsx') },
    selectPayment: { layout: 'classic', load: () => import('./checkout/SelectPayment.screen.tsx') },
    editShipping: { layout: 'classic', load: () => import('./checkout/EditShipping.screen.tsx') },
    editShippingAac: { layout: 'classic', load: () => import('./checkout/EditShippingAac.screen.tsx') },
    editShippingAddress: { layout: 'classic', load: () => import('./checkout/EditShippingAddress.screen.tsx') },
    aacWarning: { layout: 'classic', load: () => import('./checkout/AacWarning.screen.tsx') },
    selectConsignee: { layout: 'classic', load: () => import('./checkout/SelectConsignee.screen.tsx') },
    freightForwarded: { layout: 'classic', load: () => import('./checkout/FreightForwarded.screen.tsx') },
    deliveryOptions: { layout: 'classic', load: () => import('./checkout/DeliveryOptions.screen.tsx') },
    selectBreakBulk: { layout: 'classic', load: () => import('./checkout/SelectBreakBulk.screen.tsx') },
    verifyEmail: { layout: 'classic', load: () => import('./checkout/VerifyEmail.screen.tsx') },
    overseasShipping: { layout: 'classic', load: () => import('./checkout/OverseasShipping.screen.tsx') },
  }),
  // A step of checkout, as those above.
  ...overrideArea(areas.profile, {
    memberInformation: { layout: 'classic', load: () => import('./checkout/MemberInformation.screen.tsx') },
    updateProfile: 'default', stateUpdateProfile: 'default', yourData: 'default', managePayments: 'default', selectPayments: 'default', registration: 'default', stateEmail: 'default', stateRegistration: 'default', verifyEmail: 'default', registrationReceived: 'default', registrationExpired: 'default',
  }),
  ...overrideArea(areas.orderHistory, {
    myOrders: { layout: 'classic', load: () => import('./orders/MyOrders.screen.tsx') },
    orderDetails: { layout: 'classic', load: () => import('./orders/OrderDetails.screen.tsx') },
    dashboard: { layout: 'classic', load: () => import('./orders/OrderDashboard.screen.tsx') },
    orderSearch: { layout: 'classic', load: () => import('./orders/OrderSearch.screen.tsx') },
    orderSummary: { layout: 'classic', load: () => import('./orders/OrderSummary.screen.tsx') },
    noSuchOrder: 'default',
    noSuchPdf: 'default',
    requisitionDetail: { layout: 'classic', load: () => import('./orders/RequisitionDetail.screen.tsx') },
    requisitionList: { layout: 'classic', load: () => import('./orders/RequisitionList.screen.tsx') },
    noSuchRequisition: 'default', cardStatements: { layout: 'classic', load: () => import('./orders/StatementList.screen.tsx') }, cardStatement: { layout: 'classic', load: () => import('./orders/Statement.screen.tsx') }, noSuchStatement: 'default',
  }),
  ...overrideArea(areas.fedstrip, {
    itemEntry: { layout: 'classic', load: () => import('./fedstrip/ItemEntry.screen.tsx') },
    collapsedEntry: { layout: 'classic', load: () => import('./fedstrip/CollapsedItemEntry.screen.tsx') },
    expandedEntry: { layout: 'classic', load: () => import('./fedstrip/ExpandedItemEntry.screen.tsx') },
    verify: { layout: 'classic', load: () => import('./fedstrip/Verify.screen.tsx') },
    summary: { layout: 'classic', load: () => import('./fedstrip/OrderSummary.screen.tsx') },
    exception: { layout: 'classic', load: () => import('./fedstrip/ExceptionEntry.screen.tsx') },
    phased: { layout: 'classic', load: () => import('./fedstrip/PhasedEntry.screen.tsx') },
    phasedDeliveries: { layout: 'classic', load: () => import('./fedstrip/PhasedDeliveries.screen.tsx') },
    phasedSuccess: { layout: 'classic', load: () => import('./fedstrip/PhasedSuccess.screen.tsx') },
    cartRequisition: { layout: 'classic', load: () => import('./fedstrip/CartRequisition.screen.tsx') },
    fundsReview: { layout: 'classic', load: () => import('./fedstrip/FundsReview.screen.tsx') },
    authFedFunds: { layout: 'classic', load: () => import('./fedstrip/AuthFunds.screen.tsx') },
    fundsLists: { layout: 'classic', load: () => import('./fedstrip/FundsLists.screen.tsx') },
    login: { layout: 'classic', load: () => import('./fedstrip/Login.screen.tsx') },
    aacEntry: { layout: 'classic', load: () => import('./fedstrip/AacEntry.screen.tsx') },
    constantData: { layout: 'classic', load: () => import('./fedstrip/ConstantData.screen.tsx') },
    verifyEmail: { layout: 'classic', load: () => import('./fedstrip/VerifyEmail.screen.tsx') },
    unitList: 'default',
  }),
  ...overrideArea(areas.addressBook, {
    book: addressBook,
    form: addressForm,
    activity: activityAddress,
    ownActivity: { layout: 'classic', load: () => import('./address-book/OwnActivity.screen.tsx') },
    importFile: { layout: 'classic', load: () => import('./address-book/AddressImport.screen.tsx') },
  }),
];
