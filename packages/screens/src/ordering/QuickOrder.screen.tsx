import { mostListRows } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, Card, ColumnHeader, Container, FormField, Row, Stack, TableBody, TableFrame, TableHead, Text, VisuallyHidden } from '@quartermaster/ui';
import type { ChangeEvent, SubmitEvent } from 'react';
import { PageHeader } from '../shell/index.ts';
import { inWords, isBlank } from './form-rows.ts';
import { QuickOrderRow } from './QuickOrderRow.tsx';
import { useQuickOrder } from './use-quick-order.ts';

/** A file of more bytes is not read: no list that is taken is as long. */
const mostBytes = 8_000_000;

/** Quick Order (specification, section 2, Ordering and parked carts): rows of part numbers or NSNs, typed, pasted or out of a file. */
export default function QuickOrder({ attributes }: Pick<ScreenProps<'/ordering/quick_ordering', 'EntryForm'>, 'attributes'>) {
  const { href } = useNavigation();
  const { rows, added, problem, isPending, change, remove, fill, addToCart, addRows, say } = useQuickOrder(attributes.rows);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) addToCart();
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    if (file.size > mostBytes) say(`The file is too large. A list has at most ${mostListRows} rows: split it.`);
    else fill(await file.text());
    // The same file can be chosen again once it is mended.
    target.value = '';
  };
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Quick Order" trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]}>
          <Text as="p">Enter part numbers or national stock numbers (NSN) with quantities, or paste two columns of a spreadsheet into the first field. At most {mostListRows} rows at once; rows of one product are added together.</Text>
        </PageHeader>
        {problem !== null && <Alert tone="error" isLive>{problem}</Alert>}
        {added !== null && (
          <Alert tone={added === 0 ? 'warning' : 'success'} isLive>
            {added === 0 ? 'Nothing was added to your cart: see the rows below.' : <>{added === 1 ? '1 item is' : `${added} items are`} in your <a href={href('/cart/shopping_cart')}>cart</a> now. {rows.some((row) => !isBlank(row)) && 'Rows that could not be added are below.'}</>}
          </Alert>
        )}
        <Card>
          <form method="dialog" noValidate onSubmit={submit} aria-label="Quick order" data-no-draft>
            <Stack gap="md">
              <TableFrame caption="Rows to order" isCaptionHidden>
                <TableHead>
                  <Row><ColumnHeader>Part number or NSN</ColumnHeader><ColumnHeader>Quantity</ColumnHeader><ColumnHeader>Product</ColumnHeader><ColumnHeader><VisuallyHidden>Remove</VisuallyHidden></ColumnHeader></Row>
                </TableHead>
                <TableBody>
                  {rows.map((row, nth) => <QuickOrderRow key={row.key} row={row} place={nth + 1} onChange={change} onRemove={remove} onPaste={fill} />)}
                </TableBody>
              </TableFrame>
              <Text as="p" isBold role="status">{inWords(rows)}</Text>
              <FormField label="Or choose a file" hint="CSV, with the columns number and quantity">
                {(control) => <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" {...control} onChange={(event) => void read(event)} />}
              </FormField>
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
