import type { ScreenProps } from '@quartermaster/core';
import { OrderNotFound } from '../../orders/index.ts';

export default function NoSuchOrder({ attributes }: ScreenProps<'/orderhistory/order_details', 'Failure'>) {
  return <OrderNotFound message={attributes.message} />;
}
