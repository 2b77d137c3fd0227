import { useNavigation } from '@quartermaster/core';
import { Alert, Card, Container, Stack } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { AacForm } from '../ship-to/AacForm.tsx';
import { NewAddressForm } from '../ship-to/NewAddressForm.tsx';
import { useStepFocus } from '../use-step-focus.ts';
import { OrderDestination } from './OrderDestination.tsx';
import { useDestination, type DestinationAnswer } from './use-destination.ts';

interface DestinationPageProps {
  title: string;
  query: URLSearchParams;
  /** Left out: the address of the page names it. */
  groupId?: string;
  first: Pick<DestinationAnswer, 'responseName' | 'attributes'>;
}

/** Where one vendor's order goes: the addresses of the book, and the forms for new ones. */
export function DestinationPage({ title, query, groupId = query.get('groupId') ?? '', first }: DestinationPageProps) {
  const { open, href } = useNavigation();
  const { shown, isPending, failure, draft, send, keepDraft } = useDestination(groupId, first as DestinationAnswer);
  useStepFocus('destination-step', shown.responseName);
  const step = { isPending, draft, onSend: send, onCancel: () => open('/checkout/checkout_review'), onKeepDraft: keepDraft, use: 'Use this address' };
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} trail={[{ label: 'Checkout Review', href: href('/checkout/checkout_review') }]} />
        {failure !== null && <Alert tone="error" isLive>{failure.message}</Alert>}
        <Card id="destination-step" tabIndex={-1}>
          {shown.responseName === 'Initial' && <OrderDestination attributes={shown.attributes} isPending={isPending} onSend={send} />}
          {shown.responseName === 'Create' && <NewAddressForm key={`${shown.attributes.kind} ${shown.attributes.addressId ?? ''}`} attributes={shown.attributes} {...step} />}
          {shown.responseName === 'NewAAC' && <AacForm attributes={shown.attributes} {...step} />}
        </Card>
      </Stack>
    </Container>
  );
}
