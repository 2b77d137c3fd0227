import type { Column, ValuesOf } from '../record/column.ts';
import type { RequisitionColumns } from '../record/requisition.ts';
import { followUpLayout, requisitionLayout } from '../record/requisition-layout.ts';
import { shipmentStatusLayout, supplyStatusLayout } from '../record/status-layouts.ts';

export type FollowUpColumns = ValuesOf<typeof followUpLayout>;
export type SupplyStatusColumns = ValuesOf<typeof supplyStatusLayout>;
export type ShipmentStatusColumns = ValuesOf<typeof shipmentStatusLayout>;

/** A document about a requisition, or one itself, by what its identifier says. */
export type SupplyDocument =
  | { readonly kind: 'requisition'; readonly columns: RequisitionColumns }
  | { readonly kind: 'follow-up'; readonly columns: FollowUpColumns }
  | { readonly kind: 'cancellation'; readonly columns: FollowUpColumns }
  | { readonly kind: 'supply-status'; readonly columns: SupplyStatusColumns }
  | { readonly kind: 'shipment-status'; readonly columns: ShipmentStatusColumns };

/** The columns of each kind. */
export const layoutOf = {
  requisition: requisitionLayout,
  'follow-up': followUpLayout,
  cancellation: followUpLayout,
  'supply-status': supplyStatusLayout,
  'shipment-status': shipmentStatusLayout,
} as const satisfies Readonly<Record<SupplyDocument['kind'], readonly Column[]>>;
