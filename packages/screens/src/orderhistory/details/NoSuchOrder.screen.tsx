import type { ScreenProps } from '@quartermaster/core';
import { OrderNotFound } from '../../orders/OrderNotFound.tsx';

export default function NoSuchOrder({ attributes }: ScreenProps<'/orderhistory/order_details', 'Failure'>) {
  return <OrderNotFound message={attributes.message} />;
}
