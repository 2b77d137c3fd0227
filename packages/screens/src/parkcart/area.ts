import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const myParkedCarts = defineScreen('my-parked-carts', { title: 'My Parked Carts', layout: 'index', load: () => import('./list/MyParkedCarts.screen.tsx') });
const saveParkedCart = defineScreen('save-parked-cart', { title: 'Save Parked Cart', layout: 'index', load: () => import('./SaveParkedCart.screen.tsx') });
const nothingToPark = defineScreen('nothing-to-park', { title: 'Save Parked Cart', layout: 'index', load: () => import('./NothingToPark.screen.tsx') });
const detail = defineScreen('parked-cart-detail', { title: 'Parked Cart Detail', layout: 'modal', modalSize: 'right medium', load: () => import('./detail/ParkedCartDetail.screen.tsx') });
const detailGone = defineScreen('parked-cart-detail-gone', { title: 'Parked Cart Detail', layout: 'modal', modalSize: 'right medium', load: () => import('./ParkedCartGone.screen.tsx') });
const remove = defineScreen('remove-parked-cart', { title: 'Remove Parked Cart', layout: 'modal', load: () => import('./RemoveParkedCart.screen.tsx') });
const removeGone = defineScreen('remove-parked-cart-gone', { title: 'Remove Parked Cart', layout: 'modal', load: () => import('./ParkedCartGone.screen.tsx') });
const forward = defineScreen('forward-parked-cart', { title: 'Forward Parked Cart', layout: 'index', load: () => import('./forward/ForwardParkedCart.screen.tsx') });
const forwardGone = defineScreen('forward-parked-cart-gone', { title: 'Forward Parked Cart', layout: 'index', load: () => import('./forward/NothingToForward.screen.tsx') });

const parkRequisitions = defineScreen('park-requisitions', { title: 'Park requisitions', layout: 'index', load: () => import('./requisitions/ParkRequisitions.screen.tsx') });
const noRequisitions = defineScreen('no-requisitions-to-park', { title: 'Park requisitions', layout: 'index', load: () => import('./requisitions/NoRequisitionsToPark.screen.tsx') });
const parkedRequisitions = defineScreen('parked-requisitions', { title: 'Parked Cart Detail', layout: 'modal', modalSize: 'right medium', load: () => import('./requisitions/ParkedRequisitions.screen.tsx') });

/** Specification, section 2, Ordering and parked carts; FEDSTRIP: park_cart. */
export const parkcart = defineArea({
  name: 'parkcart',
  screens: { myParkedCarts, saveParkedCart, nothingToPark, detail, detailGone, remove, removeGone, forward, forwardGone, parkRequisitions, noRequisitions, parkedRequisitions },
  contributions: [
    screenFor('/parkcart/my_parkcart', 'Success', myParkedCarts),
    screenFor('/parkcart/change_parkcart', 'Success', myParkedCarts),
    screenFor('/parkcart/save_parkcart', 'Initial', saveParkedCart),
    screenFor('/parkcart/save_parkcart', 'EmptyCart', nothingToPark),
    screenFor('/parkcart/save_parkcart_submit', 'Success', myParkedCarts),
    screenFor('/parkcart/save_parkcart_submit', 'Initial', saveParkedCart),
    screenFor('/parkcart/save_parkcart_submit', 'EmptyCart', nothingToPark),
    screenFor('/parkcart/parkcart_detail', 'Success', detail),
    screenFor('/parkcart/parkcart_detail', 'Requisitions', parkedRequisitions),
    screenFor('/parkcart/parkcart_detail', 'NotFound', detailGone),
    screenFor('/parkcart/removecart', 'DeleteConfirm', remove),
    screenFor('/parkcart/removecart', 'NotFound', removeGone),
    screenFor('/parkcart/forward', 'Initial', forward),
    screenFor('/parkcart/forward', 'NotFound', forwardGone),
    screenFor('/parkcart/forward_submit', 'Success', myParkedCarts),
    screenFor('/parkcart/forward_submit', 'Initial', forward),
    screenFor('/parkcart/forward_submit', 'NotFound', forwardGone),
    screenFor('/fedstrip/park_cart', 'Initial', parkRequisitions),
    screenFor('/fedstrip/park_cart', 'EmptyCart', noRequisitions),
    screenFor('/fedstrip/park_cart_submit', 'Success', myParkedCarts),
    screenFor('/fedstrip/park_cart_submit', 'Initial', parkRequisitions),
    screenFor('/fedstrip/park_cart_submit', 'EmptyCart', noRequisitions),
    screenFor('/fedstrip/park_cart_back', 'Success', myParkedCarts),
  ],
});
