import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Alert, Card, Container, EmptyState, Heading, Link, Stack, Text } from '@quartermaster/ui';
import { statusWords } from '../orders/index.ts';
import { PageHeader } from '../shell/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { MessageList } from './MessageList.tsx';
import { useReadWhenShown } from './use-read-when-shown.ts';

/** What is said about one purchase order, and an answer. */
export default function MessageThread({ attributes }: ScreenProps<'/main/message_center', 'Thread'>) {
  const { poNumber, orderNumber, vendor, status, messages, problem } = attributes;
  const { href } = useNavigation();
  useReadWhenShown(attributes);
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={`Messages about ${poNumber}`} crumb={poNumber} trail={[{ label: 'Messages', href: href('/main/message_center') }]}>
          <Text as="p">{vendor}. {statusWords[status]}. Part of <Link href={href('/orderhistory/order_details', { orderNumber })}>order {orderNumber}</Link>.</Text>
        </PageHeader>
        {problem !== null && <Alert tone="error" title="The message was not sent" isLive>{problem}</Alert>}
        {messages.length === 0 ? <EmptyState icon="mail" title="Nothing is written yet">What you and the vendor write about this purchase order appears here.</EmptyState> : <MessageList messages={messages} />}
        <Card as="section">
          <Stack gap="sm">
            <Heading level={2} size="md">Write to {vendor}</Heading>
            <AnswerForm key={poNumber} thread={attributes} />
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
