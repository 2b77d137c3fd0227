import type { ScreenProps } from '@quartermaster/core';
import { OrderNotFound } from './OrderNotFound.tsx';

export default function NoSuchPdf({ attributes }: ScreenProps<'/orderhistory/view_pdf', 'Failure'>) {
  return <OrderNotFound message={attributes.message} />;
}
