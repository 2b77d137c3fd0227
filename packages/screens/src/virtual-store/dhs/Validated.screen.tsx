import type { ScreenProps } from '@quartermaster/core';
import { Admitted } from '../Admitted.tsx';

/** The buyer is a member of the department. */
export default function Validated({ attributes: { email } }: Pick<ScreenProps<'/dhs/dhsValidation', 'Success'>, 'attributes'>) {
  return <Admitted title="Your address is confirmed">{email} is an address of the department. You can order in this store.</Admitted>;
}
