import { css } from '@emotion/react';
import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Badge, Inline, Link, Table, Text } from '@quartermaster/ui';
import { orderMoment } from '../orders/index.ts';

type Threads = AttributesOf<'/main/message_center', 'Success'>['threads'];

const said = css({ overflowWrap: 'anywhere' });

/** A row for each purchase order about which something is said. */
export function ThreadTable({ threads }: { threads: Threads }) {
  const { href } = useNavigation();
  return (
    <Table
      caption="Messages by purchase order, newest first"
      isCaptionHidden
      items={threads}
      keyOf={({ poNumber }) => poNumber}
      isChosen={({ unread }) => unread > 0}
      columns={[
        {
          id: 'purchase-order',
          header: 'Purchase order',
          isRowHeader: true,
          cell: ({ poNumber, unread }) => (
            <Inline>
              <Link href={href('/main/message_center', { poNumber })}>{poNumber}</Link>
              {unread > 0 && <Badge look="attention">{unread.toLocaleString('en-US')} new</Badge>}
            </Inline>
          ),
        },
        { id: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor },
        {
          id: 'newest',
          header: 'Newest message',
          cell: ({ last }) => <Text css={said}><Text isBold>{last.isOwn ? 'You' : last.by}</Text>: {[last.title, last.text].filter((part) => part !== '' && part !== 'Message').join('. ')}</Text>,
        },
        { id: 'when', header: 'When', cell: ({ last }) => orderMoment(last.at) },
      ]}
    />
  );
}
