/** Tables of the marketplace of which no row is changed or deleted: what happened to purchase orders, authorizations and requisitions, and what people did at the desk. */
export const appendOnly: readonly string[] = ['purchase_order_event', 'member_authorization_event', 'requisition_event', 'desk_audit'];
