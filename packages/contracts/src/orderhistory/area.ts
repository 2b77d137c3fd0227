import { defineContractArea } from '../wire/contract-area.ts';
import { changePurchaseOrder } from './change-purchase-order.service.ts';
import { orderDashboard } from './dashboard.service.ts';
import { orderSearch } from './order-search.service.ts';
import { orderSummary } from './order-summary.service.ts';
import { changeStatement, reconcile, uploadStatement } from './reconcile/reconcile.services.ts';
import { changeRequisition, requisitionDetail, requisitionPdf } from './requisition-detail.service.ts';
import { myOrders, orderDetails, viewPdf } from './orders.services.ts';

export const orderHistoryArea = defineContractArea('orderhistory', [myOrders, orderDashboard, orderSearch, orderDetails, orderSummary, viewPdf, changePurchaseOrder, requisitionDetail, changeRequisition, requisitionPdf, reconcile, uploadStatement, changeStatement]);
