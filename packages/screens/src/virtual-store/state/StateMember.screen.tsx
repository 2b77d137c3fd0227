import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Link } from '@quartermaster/ui';
import { Admitted } from '../Admitted.tsx';

/** The buyer is a state or local member. */
export default function StateMember({ attributes: { email } }: ScreenProps<'/state/stateValidation', 'Success'>) {
  const { href } = useNavigation();
  return (
    <Admitted title="State and local member">
      Your account {email} belongs to a state or local government. You can use this store. Your own government’s purchasing rules apply to every order, and a supervisor authorizes how much you may order: <Link href={href('/profile/request_authorization')}>ask for an authorization, or see what is left of yours</Link>.
    </Admitted>
  );
}
