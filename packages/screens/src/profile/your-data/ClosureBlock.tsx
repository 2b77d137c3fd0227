import { useConfirm, useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Heading, Stack, Text } from '@quartermaster/ui';

type Props = Pick<ScreenProps<'/profile/your_data', 'Success'>, 'attributes'>;

/** Asks the operators to close the account, or takes that back while they have not. */
export function ClosureBlock({ attributes: { email, openPurchaseOrders: open, requests } }: Props) {
  const { href, send } = useNavigation();
  const confirm = useConfirm();
  const asked = requests.find(({ kind, state }) => kind === 'closure' && state === 'open');

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: 'Ask to close your account?', confirmLabel: 'Ask to close it', cancelLabel: 'Keep it', danger: true,
      body: 'When the operators have closed it, you cannot sign in any more, and what is removed cannot be brought back. Until then you can take the request back.',
    });
    if (isSure) void send('/profile/change_closure', { payload: { ask: true } });
  }

  return (
    <Card as="section" aria-labelledby="closure">
      <Stack gap="sm">
        <Heading level={2} size="md" id="closure">Close your account</Heading>
        {open > 0 && (
          <Alert tone="warning" title={`${open === 1 ? 'A purchase order' : `${open} purchase orders`} of yours ${open === 1 ? 'has' : 'have'} not ended`}>
            The operators close an account after its orders. Say in <a href={href('/orderhistory/my_orders')}>My Orders</a> what has arrived.
          </Alert>
        )}
        <Text as="p">Removed are your profile, address book, ways to pay, carts, smart card and settings.</Text>
        <Text as="p">Your orders stay, with your name and the address that you gave for them, and with the messages about them, because records of government purchases must be kept. So does what a supervisor has authorized.</Text>
        {asked === undefined ? (
          <>
            <Text as="p" tone="muted">An operator reads your request and closes the account. {email === null ? 'No e-mail address of yours is known, so no mail tells you.' : `A mail to ${email} tells you.`}</Text>
            <Actions>
              <Button look="danger" onClick={() => void ask()}>Ask to close your account</Button>
              <ButtonLink href={href('/information/comment_form')}>Ask the help desk first</ButtonLink>
            </Actions>
          </>
        ) : (
          <>
            <Text as="p">Request {asked.number} to close the account is with the operators.</Text>
            <Actions><Button onClick={() => void send('/profile/change_closure', { payload: { withdraw: true } })}>Take the request back</Button></Actions>
          </>
        )}
      </Stack>
    </Card>
  );
}
