import { mostListRows } from '@quartermaster/contracts';
import { useEntryText, useNavigation, useSession, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, Card, Container, Link, Stack, Text } from '@quartermaster/ui';
import type { SubmitEvent } from 'react';
import { PageHeader } from '../shell/index.ts';
import { AddedNotice } from './AddedNotice.tsx';
import { inWords } from './form-rows.ts';
import { ListFile } from './ListFile.tsx';
import { RowTable } from './RowTable.tsx';
import { useQuickOrder } from './use-quick-order.ts';

/** Quick Order (specification, section 2, Ordering and parked carts): rows of part numbers or NSNs, typed, pasted or out of a file. */
export default function QuickOrder({ attributes }: Pick<ScreenProps<'/ordering/quick_ordering', 'EntryForm'>, 'attributes'>) {
  const { href } = useNavigation();
  // Others would be refused there.
  const { agencyCode } = useSession();
  const order = useQuickOrder(attributes.rows, { kept: useEntryText('quick order') });
  const { rows, problem, isPending, addToCart, addRows } = order;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) addToCart();
  };
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Quick Order" trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]}>
          <Text as="p">Enter part numbers or national stock numbers (NSN) with quantities, or paste two columns of a spreadsheet into the first field. At most {mostListRows} rows at once; rows of one product are added together.{agencyCode !== null && <> To order by activity address code and fund, <Link href={href('/fedstrip/fedstrip_init')}>enter requisitions</Link>.</>}</Text>
        </PageHeader>
        <AddedNotice order={order} />
        <Card>
          <form method="dialog" noValidate onSubmit={submit} aria-label="Quick order" data-no-draft>
            <Stack gap="md">
              <RowTable caption="Rows to order" rows={rows.map((row, nth) => ({ row, place: nth + 1 }))} order={order} />
              <Text as="p" isBold role="status">{inWords(rows)}</Text>
              {/* Beside the file and the button: the first row may be far away. */}
              {problem !== null && <Alert tone="error" isLive>{problem}</Alert>}
              <ListFile order={order} />
              <Actions>
                <Button type="submit" look="primary" icon="cart" isPending={isPending} pendingLabel="Adding to the cart">Add to cart</Button>
                <Button onClick={addRows}>More rows</Button>
              </Actions>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
}
