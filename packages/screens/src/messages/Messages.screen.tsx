import { css } from '@emotion/react';
import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, Card, Container, EmptyState, Inline, Link, media, Pagination, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';
import { ThreadTable } from './ThreadTable.tsx';
import { useMessageChange } from './use-message-change.ts';
import { VendorChoice } from './VendorChoice.tsx';

/** There each thread is a card of its own. */
const plainOnPhone = css({ [media.phone]: { padding: 0, border: 0, background: 'none' } });

/** What is said about the buyer's orders: a thread for each purchase order. */
export default function Messages({ attributes }: ScreenProps<'/main/message_center', 'Success'>) {
  const { threads, total, page, pageSize, vendor, vendors, asOf } = attributes;
  const { href } = useNavigation();
  const { make, isPending } = useMessageChange();
  const hrefFor = (next: number) => href('/main/message_center', { ...(vendor !== '' && { vendor }), page: next });
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Messages">
          <Text as="p" tone="muted">What vendors and the marketplace write about your orders in this store, and why something was rejected or canceled. Answers to what you report about products are on a page of their own: <Link href={href('/catalog/product_reports')}>Reports about products</Link>.</Text>
        </PageHeader>
        {(vendors.length > 1 || vendor !== '') && <Card><VendorChoice vendor={vendor} vendors={vendors} /></Card>}
        {total === 0 ? (
          <EmptyState icon="mail" title={vendor === '' ? 'No messages yet' : 'No messages with this vendor'} actions={<ButtonLink href={href('/orderhistory/my_orders')}>My Orders</ButtonLink>}>
            To write to a vendor, open one of your orders.
          </EmptyState>
        ) : (
          <>
            <Inline justify="between" align="center">
              <Text isBold role="status">{total.toLocaleString('en-US')} {total === 1 ? 'purchase order' : 'purchase orders'} with messages</Text>
              <Button icon="check" isPending={isPending} pendingLabel="Saving" onClick={() => void make({ change: 'read-all', asOf })}>Mark all as read</Button>
            </Inline>
            <Card css={plainOnPhone}><ThreadTable threads={threads} /></Card>
            <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={hrefFor} label="Pages of messages" />
          </>
        )}
      </Stack>
    </Container>
  );
}
