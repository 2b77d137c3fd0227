import type { ScreenProps } from '@quartermaster/core';
import { OrderNotFound } from '../../orders/index.ts';

export default function OrderError({ attributes }: ScreenProps<'/checkout/order_confirm', 'OrderError'>) {
  return <OrderNotFound message={attributes.message} />;
}
