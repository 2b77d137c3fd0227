import type { ScreenProps } from '@quartermaster/core';
import { OrderNotFound } from '../../orders/index.ts';

export default function NoSuchPdf({ attributes }: ScreenProps<'/orderhistory/view_pdf', 'Failure'>) {
  return <OrderNotFound message={attributes.message} />;
}
