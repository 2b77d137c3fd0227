import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const login = defineScreen('fedstrip-login', { title: 'Requisitions', layout: 'index', load: () => import('./FedstripLogin.screen.tsx') });
const aacEntry = defineScreen('fedstrip-aac-entry', { title: 'AAC Entry', layout: 'index', load: () => import('./aac/AacEntry.screen.tsx') });
const itemEntry = defineScreen('fedstrip-item-entry', { title: 'Requisitions', layout: 'index', load: () => import('./entry/ItemEntry.screen.tsx') });
const collapsedEntry = defineScreen('fedstrip-collapsed-item-entry', { title: 'Requisitions', layout: 'index', load: () => import('./entry/CollapsedItemEntry.screen.tsx') });
const expandedEntry = defineScreen('fedstrip-expanded-item-entry', { title: 'Requisitions', layout: 'index', load: () => import('./entry/ExpandedItemEntry.screen.tsx') });
const constantData = defineScreen('fedstrip-constant-data', { title: 'Constant Data', layout: 'index', load: () => import('./constants/ConstantData.screen.tsx') });
const exception = defineScreen('fedstrip-exception-entry', { title: 'Exception data', layout: 'index', load: () => import('./exception/ExceptionEntry.screen.tsx') });
const phased = defineScreen('fedstrip-phased-entry', { title: 'Phased Requisition Entry', layout: 'index', load: () => import('./phased/PhasedEntry.screen.tsx') });
const phasedDeliveries = defineScreen('fedstrip-phased-deliveries', { title: 'Phased deliveries', layout: 'index', load: () => import('./phased/PhasedDeliveries.screen.tsx') });
const phasedSuccess = defineScreen('fedstrip-phased-success', { title: 'Deliveries added', layout: 'index', load: () => import('./phased/PhasedSuccess.screen.tsx') });
const fundsReview = defineScreen('fedstrip-funds-review', { title: 'Funds Control Cart Review', layout: 'index', load: () => import('./funds/FundsReview.screen.tsx') });
const authFedFunds = defineScreen('fedstrip-auth-funds', { title: 'Authorize requisitions', layout: 'index', load: () => import('./funds/AuthFedFunds.screen.tsx') });
const fundsLists = defineScreen('fedstrip-funds-lists', { title: 'Requisitions under funds control', layout: 'index', load: () => import('./funds/RequestLists.screen.tsx') });
const cartRequisition = defineScreen('fedstrip-cart-requisition', { title: 'Requisition Appropriation Data', layout: 'index', load: () => import('./from-cart/CartRequisition.screen.tsx') });
const unitList = defineScreen('fedstrip-unit-list', { title: 'Units of issue', layout: 'modal', modalSize: 'right', load: () => import('./UnitList.screen.tsx') });
const verify = defineScreen('fedstrip-verify', { title: 'Verify the requisitions', layout: 'index', load: () => import('./verify/Verify.screen.tsx') });
const summary = defineScreen('fedstrip-order-summary', { title: 'Order summary', layout: 'index', load: () => import('./verify/FedstripSummary.screen.tsx') });
const verifyEmail = defineScreen('fedstrip-verify-email', { title: 'Confirm your e-mail address', layout: 'index', load: () => import('./verify/FedstripVerifyEmail.screen.tsx') });

/** Specification, section 2, FEDSTRIP: requisitions by activity and fund. */
export const fedstrip = defineArea({
  name: 'fedstrip',
  screens: { login, aacEntry, itemEntry, collapsedEntry, expandedEntry, constantData, exception, phased, phasedDeliveries, phasedSuccess, fundsReview, authFedFunds, fundsLists, cartRequisition, unitList, verify, summary, verifyEmail },
  contributions: [
    screenFor('/fedstrip/fedstrip_init', 'Login', login),
    screenFor('/fedstrip/fedstrip_init', 'AACEntry', aacEntry),
    screenFor('/fedstrip/fedstrip_init', 'ItemEntry', itemEntry),
    screenFor('/fedstrip/fedstrip_init', 'collapseItemEntry', collapsedEntry),
    screenFor('/fedstrip/fedstrip_init', 'expandedItemEntry', expandedEntry),
    screenFor('/fedstrip/fedstrip_aacentry', 'AACEntry', aacEntry),
    screenFor('/fedstrip/fedstrip_aacentry', 'collapseItemEntry', collapsedEntry),
    screenFor('/fedstrip/fedstrip_newaac', 'AACEntry', aacEntry),
    screenFor('/fedstrip/fedstrip_newaac', 'collapseItemEntry', collapsedEntry),
    screenFor('/fedstrip/fedstrip_ItemDispatchEntry', 'collapseItemEntry', collapsedEntry),
    screenFor('/fedstrip/fedstrip_newEntry', 'AACEntry', aacEntry),
    screenFor('/fedstrip/fedstrip_newEntry', 'ItemEntry', itemEntry),
    screenFor('/fedstrip/fedstrip_constantProfile', 'Initial', constantData),
    screenFor('/fedstrip/fedstrip_constantProfile_save', 'Initial', constantData),
    screenFor('/fedstrip/fedstrip_exceptionEntry', 'Initial', exception),
    screenFor('/fedstrip/fedstrip_exceptionEntry_save', 'Initial', exception),
    screenFor('/fedstrip/fedstrip_phasedRequisitionEntry', 'Initial', phased),
    screenFor('/fedstrip/fedstrip_phasedRequisitionEntry', 'CartVerify', phasedDeliveries),
    screenFor('/fedstrip/fedstrip_phasedBackRequisitionEntry', 'CartVerify', phasedDeliveries),
    screenFor('/fedstrip/fedstrip_phasedBackRequisitionEntry', 'PhasedSuccess', phasedSuccess),
    screenFor('/checkout/requisition', 'Initial', cartRequisition),
    screenFor('/checkout/requisition_submit', 'Initial', cartRequisition),
    screenFor('/fedstrip/fedstrip_valid_ui', 'Success', unitList),
    screenFor('/fedstrip/fedstrip_shopping_cart', 'Initial', verify),
    screenFor('/fedstrip/fedstrip_shopping_cart', 'OrderSummary', summary),
    screenFor('/fedstrip/fedstrip_shopping_cart', 'AFCDataEntry', fundsReview),
    screenFor('/fedstrip/fedstrip_shopping_cart', 'AuthFedFunds', authFedFunds),
    screenFor('/fedstrip/fedstrip_authorize_funds', 'Success', fundsLists),
    screenFor('/fedstrip/fedstrip_authorize_funds_save', 'AuthFedFunds', authFedFunds),
    screenFor('/fedstrip/process_Order', 'AFCDataEntry', fundsReview),
    screenFor('/fedstrip/add_to_cart', 'Initial', verify),
    screenFor('/fedstrip/process_Order', 'Initial', verify),
    screenFor('/fedstrip/process_Order', 'VerifyEmail', verifyEmail),
  ],
});
