import type { ScreenProps } from '@quartermaster/core';
import { Admitted } from '../Admitted.tsx';

/** The buyer is a state or local member. */
export default function StateMember({ attributes: { email } }: ScreenProps<'/state/stateValidation', 'Success'>) {
  return (
    <Admitted title="State and local member">
      Your account {email} belongs to a state or local government. You can use this store. Your own government’s purchasing rules apply to every order.
    </Admitted>
  );
}
