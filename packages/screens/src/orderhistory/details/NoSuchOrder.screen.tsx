import type { ScreenProps } from '@quartermaster/core';
import { OrderNotFound } from './OrderNotFound.tsx';

export default function NoSuchOrder({ attributes }: ScreenProps<'/orderhistory/order_details', 'Failure'>) {
  return <OrderNotFound message={attributes.message} />;
}
