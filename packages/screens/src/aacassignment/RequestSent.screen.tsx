import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, ButtonLink, Card, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';
import { dayOf } from './aac-days.ts';
import { useNoticeFocus } from './use-notice-focus.ts';

/** The request is received: whether a mail is on its way is not said. */
export default function RequestSent({ attributes: { aac, supervisorEmail, answerBy } }: Pick<ScreenProps<'/aacassignment/aac_supervisor_email', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const place = useNoticeFocus();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Request Received" />
        <Card>
          <Stack gap="md">
            <div ref={place} tabIndex={-1}>
              <Alert tone="success" title="Your request is received">
                If {aac} is an activity that asks for AAC passwords, and {supervisorEmail} is an address of one of its supervisors, a mail with a link is on its way to them.
              </Alert>
            </div>
            <Text as="p">They can answer until {dayOf(answerBy)}. You get a mail when they have, and type your password where you use the activity from then on. If you hear nothing, check the code and the address, and ask again.</Text>
            <Actions>
              <ButtonLink look="primary" href={href('/cart/shopping_cart')}>Go to your cart</ButtonLink>
              <ButtonLink look="plain" href={href('/aacassignment/aac_password_request')}>Request another password</ButtonLink>
            </Actions>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
