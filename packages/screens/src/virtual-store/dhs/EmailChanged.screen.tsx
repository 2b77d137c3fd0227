import type { ScreenProps } from '@quartermaster/core';
import { Admitted } from '../Admitted.tsx';

/** The code was right, and its address is the profile's. */
export default function EmailChanged({ attributes: { email } }: ScreenProps<'/dhs/dhsEmailValidation_submit', 'Success'>) {
  return <Admitted title="Profile e-mail changed">{email} is the e-mail address of your profile now. You can order in this store.</Admitted>;
}
