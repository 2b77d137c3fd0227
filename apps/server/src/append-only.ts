/** Tables of the marketplace of which no row is changed or deleted: what happened to purchase orders, authorizations, requests for approval and requisitions, and what people did at the desk. */
export const appendOnly: readonly string[] = ['purchase_order_event', 'member_authorization_event', 'approval_event', 'requisition_event', 'fedstrip_request_event', 'desk_audit'];
