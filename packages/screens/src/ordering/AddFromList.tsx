import { mostListRows } from '@quartermaster/contracts';
import { useSession, useSignIn } from '@quartermaster/core';
import { Actions, Alert, Button, Card, Disclosure, Stack, Text, TextArea } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { AddedNotice } from './AddedNotice.tsx';
import { inWords, isBlank } from './form-rows.ts';
import { FoundRows } from './FoundRows.tsx';
import { ListFile } from './ListFile.tsx';
import { placeRows } from './place-rows.ts';
import { RowTable } from './RowTable.tsx';
import { useQuickOrder } from './use-quick-order.ts';

/** The way from the cart to a list of numbers and quantities: what it holds is shown before anything is added. */
export function AddFromList({ onAdded }: { onAdded: () => void }) {
  const { loggedIn } = useSession();
  return <Card><Disclosure title="Add items from a list">{loggedIn ? <ListForm onAdded={onAdded} /> : <ListNeedsSignIn />}</Disclosure></Card>;
}

function ListNeedsSignIn() {
  const { signIn } = useSignIn();
  return (
    <Stack gap="sm">
      <Text as="p">Sign in to add items by part number or NSN from a list. Your cart is kept.</Text>
      <Actions><Button icon="user" onClick={() => void signIn()}>Sign in</Button></Actions>
    </Stack>
  );
}

function ListForm({ onAdded }: { onAdded: () => void }) {
  const [asked, setAsked] = useState(none);
  const order = useQuickOrder(noRows, {
    onAdded: (added, left) => {
      setAsked((before) => new Set(left.filter((row) => !isBlank(row) && before.has(row.key)).map(({ key }) => key)));
      if (added > 0) onAdded();
    },
  });
  const { rows, problem, isPending, fill, clear, addToCart } = order;
  const { toSettle, newlyAsked, found, waiting } = placeRows(rows, asked);
  if (newlyAsked.length > 0) setAsked(new Set([...asked, ...newlyAsked]));
  const [text, setText] = useState('');
  const hasRows = rows.some((row) => !isBlank(row));
  const countFound = rows.filter(({ checked }) => checked?.state === 'found').length;
  const [listId, addId] = [useId(), useId()];
  const canAdd = countFound > 0 && waiting === 0;
  const focus = (id: string) => document.getElementById(id)?.focus();
  // The button that was pressed goes with the rows.
  const discard = () => {
    focus(listId);
    clear();
    setAsked(none);
  };
  const lookUp = (event: SubmitEvent) => {
    event.preventDefault();
    if (fill(text)) setText('');
  };
  return (
    <Stack gap="md">
      <form method="dialog" noValidate onSubmit={lookUp} aria-label="List to add" data-no-draft>
        <Stack gap="sm">
          <TextArea id={listId} label="List" hint={`A part number or NSN and a quantity in each line, as copied from a spreadsheet; at most ${mostListRows} lines`} rows={4} value={text} onChange={(event) => setText(event.target.value)} />
          <Actions><Button type="submit">Look up</Button></Actions>
          <ListFile order={order} />
        </Stack>
      </form>
      {problem !== null && <Alert tone="error" isLive>{problem}</Alert>}
      <AddedNotice order={order} />
      <Text as="p" isBold role="status">{waiting > 0 ? `Looking up ${waiting} ${waiting === 1 ? 'row' : 'rows'}` : inWords(rows)}</Text>
      {toSettle.length > 0 && <RowTable caption="Rows to settle" rows={toSettle} order={order} afterLastId={canAdd ? addId : listId} />}
      <FoundRows rows={found} />
      {hasRows && (
        <Actions>
          <Button id={addId} look="primary" icon="cart" isPending={isPending} pendingLabel="Adding to the cart" isDisabled={!canAdd} onClick={addToCart}>Add what was found to the cart</Button>
          <Button onClick={discard}>Discard the list</Button>
        </Actions>
      )}
    </Stack>
  );
}

const noRows: readonly never[] = [];
const none: ReadonlySet<string> = new Set();
