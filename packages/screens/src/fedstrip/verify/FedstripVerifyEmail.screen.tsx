import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** An address is confirmed before requisitions are sent (specification, section 2: VerifyEmail). */
export default function FedstripVerifyEmail({ attributes: { email, reason } }: ScreenProps<'/fedstrip/process_Order', 'VerifyEmail'>) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState
        icon="warning" level={1} title="Confirm your e-mail address"
        actions={<><ButtonLink look="primary" href={href('/profile/verify_email', { next: 'requisitions' })}>Confirm the address</ButtonLink><ButtonLink href={href('/fedstrip/fedstrip_shopping_cart')}>Back to the requisitions</ButtonLink></>}
      >
        {reason === 'bounced' ? `Mail to ${email} came back.` : `${email} was never confirmed.`} Nothing was sent yet, and your lines are kept. Confirm it, or another one: that leads back to them.
      </EmptyState>
    </Container>
  );
}
