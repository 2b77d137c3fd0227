import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, Card, Container, Heading, Stack, Text } from '@quartermaster/ui';
import { AnswerNotice, PageHeader } from '../../shell/index.ts';
import { ClosureBlock } from './ClosureBlock.tsx';
import { RequestsBlock } from './RequestsBlock.tsx';
import { useDataExport } from './use-data-export.ts';

/** What the marketplace keeps of a buyer, and the way out of it. */
export default function YourData({ attributes }: Pick<ScreenProps<'/profile/your_data', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const { exportData, isPending } = useDataExport();
  const { requests, notice } = attributes;
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Your Data and Account" trail={[{ label: 'Profile', href: href('/profile/update_profile') }]} />
        <AnswerNotice notice={notice} />
        <Card as="section" aria-labelledby="export">
          <Stack gap="sm">
            <Heading level={2} size="md" id="export">Take your data with you</Heading>
            <Text as="p">One file (JSON) with your profile, settings, addresses, ways to pay, carts, orders, messages and requests. Numbers of cards are not in it: the marketplace does not keep them.</Text>
            <Actions><Button icon="download" isPending={isPending} pendingLabel="Collecting your data" onClick={() => void exportData()}>Download your data</Button></Actions>
          </Stack>
        </Card>
        {requests.length > 0 && <RequestsBlock requests={requests} />}
        <ClosureBlock attributes={attributes} />
      </Stack>
    </Container>
  );
}
