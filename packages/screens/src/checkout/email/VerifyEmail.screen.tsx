import type { VerifyEmail as Attributes } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink } from '@quartermaster/ui';
import { CodeForm, EmailForm } from '../../shell/index.ts';

const title = 'Confirm your e-mail address';

/** E-mail verification before an order (specification, section 2, Cart): the address, and then the code that was mailed to it. */
export default function VerifyEmail({ attributes }: { attributes: Attributes }) {
  const { email, reason, sent, next } = attributes;
  const { send, href } = useNavigation();
  const isOrder = next === 'review';
  const back = isOrder ? <ButtonLink look="plain" href={href('/cart/shopping_cart')}>Back to the cart</ButtonLink> : <ButtonLink look="plain" href={href('/fedstrip/fedstrip_shopping_cart')}>Back to the requisitions</ButtonLink>;
  if (sent !== null) {
    return (
      <CodeForm
        title={title} sentTo={sent.to} expiresAt={sent.expiresAt} answer={attributes}
        otherWays={<><ButtonLink look="plain" href={href('/profile/verify_email', { another: '1', next })}>Use another address, or send another code</ButtonLink>{back}</>}
        onSend={(typed) => send('/profile/verify_email_submit', { payload: { ...typed, next } })}
      />
    );
  }
  return (
    <EmailForm
      title={title} label="E-mail address" typed={email} answer={attributes} sendLabel="Send the code" otherWay={back}
      onSend={(typed) => send('/profile/verify_email_submit', { payload: { email: typed, next } })}
    >
      {reason === 'bounced' ? 'Mail to your address came back.' : 'Your address was never confirmed.'} {isOrder ? 'What happens to an order is mailed to you, so an order needs an address that you can read. A code is sent to it; your cart stays as it is.' : 'Requisitions need an address that you can read. A code is sent to it; your lines stay as they are.'}
    </EmailForm>
  );
}
