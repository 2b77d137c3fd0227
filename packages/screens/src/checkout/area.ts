import { defineArea, defineScreen, screenFor } from '@quartermaster/core';
import { cart } from '../cart/area.ts';

const { shoppingCart } = cart.screens;

const review = defineScreen('checkout-review', { title: 'Checkout Review', layout: 'index', hidesGlobalMessages: true, load: () => import('./CheckoutReview.screen.tsx') });
const confirmation = defineScreen('order-confirmation', {
  title: ({ order }) => `Order ${order.orderNumber} placed`,
  layout: 'index',
  load: () => import('./confirmation/OrderConfirmation.screen.tsx'),
});
const orderError = defineScreen('order-error', { title: 'Order not found', layout: 'index', load: () => import('./confirmation/OrderError.screen.tsx') });
const selectShipping = defineScreen('select-shipping', { title: 'Select Destination', layout: 'index', load: () => import('./ship-to/SelectShipping.screen.tsx') });
const createAddress = defineScreen('create-address', { title: 'New Shipping Address', layout: 'index', load: () => import('./ship-to/CreateAddress.screen.tsx') });
const legacyAddress = defineScreen('legacy-address', { title: 'Complete the Shipping Address', layout: 'index', load: () => import('./ship-to/LegacyAddress.screen.tsx') });
const aacShipping = defineScreen('aac-shipping', { title: 'AAC/DoDAAC Shipping Address', layout: 'index', load: () => import('./ship-to/AacShipping.screen.tsx') });
const newActivity = defineScreen('checkout-new-aac', { title: 'New Destination AAC', layout: 'index', load: () => import('./ship-to/NewActivity.screen.tsx') });
const freightForwarded = defineScreen('freight-forwarded', { title: 'Freight Forwarder Address Information', layout: 'index', load: () => import('./ship-to/FreightForwarded.screen.tsx') });
const verifyEmail = defineScreen('checkout-verify-email', { title: 'Confirm your e-mail address', layout: 'index', load: () => import('./email/VerifyEmail.screen.tsx') });
const deliveryOptions = defineScreen('delivery-options', { title: 'Checkout - Shipping Options', layout: 'index', load: () => import('./terms/DeliveryOptions.screen.tsx') });
const editShipping = defineScreen('edit-shipping', { title: 'Select Shipping Address', layout: 'index', load: () => import('./destinations/EditShipping.screen.tsx') });
const editShippingAac = defineScreen('edit-shipping-new-aac', { title: 'New Destination AAC', layout: 'index', load: () => import('./destinations/EditShippingAac.screen.tsx') });
const editShippingAddress = defineScreen('edit-shipping-create', { title: 'New Shipping Address', layout: 'index', load: () => import('./destinations/EditShippingAddress.screen.tsx') });
const aacWarning = defineScreen('aac-warning', { title: 'Check the activity', layout: 'index', load: () => import('./ship-to/AacWarning.screen.tsx') });
const selectDodaac = defineScreen('select-dodaac', { title: 'AAC Entry', layout: 'index', load: () => import('./ship-to/SelectDodaac.screen.tsx') });
const overseasShipping = defineScreen('overseas-shipping', { title: 'Overseas Shipping Information', layout: 'index', load: () => import('./overseas/OverseasShipping.screen.tsx') });
const selectBreakBulk = defineScreen('select-breakbulk', { title: 'AAC Entry', layout: 'index', load: () => import('./break-bulk/SelectBreakBulk.screen.tsx') });
const selectConsignee = defineScreen('select-consignee', { title: 'Ultimate Consignee AAC Entry', layout: 'index', load: () => import('./break-bulk/SelectConsignee.screen.tsx') });
const selectPayment = defineScreen('select-payment', { title: 'Select Payment Method', layout: 'index', load: () => import('./payment/SelectPayment.screen.tsx') });

/** Specification, section 2, Checkout. */
export const checkout = defineArea({
  name: 'checkout',
  screens: {
    review, confirmation, orderError, selectShipping, createAddress, legacyAddress, aacShipping, newActivity, freightForwarded, deliveryOptions, verifyEmail, selectPayment, editShipping, editShippingAac, editShippingAddress,
    aacWarning, selectDodaac, overseasShipping, selectBreakBulk, selectConsignee,
  },
  contributions: [
    screenFor('/cart/shopping_cart_post', 'CheckOutReview', review),
    screenFor('/cart/shopping_cart_post', 'NewAAC', newActivity),
    screenFor('/cart/shopping_cart_post', 'FreightForwarded', freightForwarded),
    screenFor('/cart/shopping_cart_post', 'DeliveryOptions', deliveryOptions),
    screenFor('/cart/shopping_cart_post', 'VerifyEmail', verifyEmail),
    screenFor('/cart/delete_item', 'VerifyEmail', verifyEmail),
    screenFor('/profile/verify_email', 'VerifyEmail', verifyEmail),
    screenFor('/profile/verify_email_submit', 'VerifyEmail', verifyEmail),
    screenFor('/cart/delete_item', 'DeliveryOptions', deliveryOptions),
    screenFor('/cart/delete_item', 'CheckOutReview', review),
    screenFor('/cart/delete_item', 'NewAAC', newActivity),
    screenFor('/cart/delete_item', 'FreightForwarded', freightForwarded),
    screenFor('/cart/edit_shipping_get', 'Initial', editShipping),
    screenFor('/cart/edit_shipping_get', 'NewAAC', editShippingAac),
    screenFor('/cart/edit_shipping_get', 'Create', editShippingAddress),
    screenFor('/cart/edit_shipping', 'Initial', editShipping),
    screenFor('/cart/edit_shipping', 'NewAAC', editShippingAac),
    screenFor('/cart/edit_shipping', 'Create', editShippingAddress),
    screenFor('/cart/edit_shipping', 'CheckOutReview', review),
    screenFor('/checkout/checkout_controller', 'CheckOutReview', review),
    screenFor('/checkout/checkout_controller', 'SelectShipping', selectShipping),
    screenFor('/checkout/checkout_controller', 'AacShipping', aacShipping),
    screenFor('/checkout/checkout_controller', 'NewAAC', newActivity),
    screenFor('/checkout/checkout_controller', 'SelectDodAAC', selectDodaac),
    screenFor('/checkout/checkout_controller', 'AACWarning', aacWarning),
    screenFor('/checkout/select_shipping', 'NewAAC', newActivity),
    screenFor('/cart/overseas_shipping', 'Success', overseasShipping),
    screenFor('/cart/enterZip', 'Initial', shoppingCart),
    screenFor('/checkout/select_breakbulk', 'Initial', selectBreakBulk),
    screenFor('/checkout/select_consigneeaac', 'Initial', selectConsignee),
    screenFor('/checkout/checkout_controller', 'DeliveryOptions', deliveryOptions),
    screenFor('/checkout/checkout_controller', 'SelectPayment', selectPayment),
    screenFor('/checkout/checkout_review', 'CheckOutReview', review),
    screenFor('/checkout/checkout_review', 'AdvantageCart', shoppingCart),
    screenFor('/checkout/delivery_options', 'Initial', deliveryOptions),
    screenFor('/checkout/delivery_options', 'CheckOutReview', review),
    screenFor('/checkout/delivery_options', 'AdvantageCart', shoppingCart),
    screenFor('/checkout/checkout_review_submit', 'CheckOutReview', review),
    screenFor('/checkout/checkout_review_submit', 'AdvantageCart', shoppingCart),
    screenFor('/checkout/checkout_review_submit', 'OrderConfirmation', confirmation),
    screenFor('/cart/afc_cart_change', 'CheckOutReview', review),
    screenFor('/cart/afc_cart_change', 'AdvantageCart', shoppingCart),
    screenFor('/checkout/order_confirm', 'OrderConfirmation', confirmation),
    screenFor('/checkout/order_confirm', 'OrderError', orderError),
    screenFor('/checkout/select_shipping', 'SelectShipping', selectShipping),
    screenFor('/checkout/select_shipping', 'Create', createAddress),
    screenFor('/checkout/select_shipping', 'LegacyAddress', legacyAddress),
    screenFor('/checkout/select_shipping', 'AacShipping', aacShipping),
    screenFor('/checkout/select_shipping', 'CheckOutReview', review),
    screenFor('/checkout/select_payment', 'SelectPayment', selectPayment),
    screenFor('/checkout/select_payment', 'CheckOutReview', review),
  ],
});
