import type { GroupTerms } from '@quartermaster/contracts';
import { Alert, Grid, Text, TextArea, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { useCheckoutCall } from '../use-checkout-call.ts';

/** Note and deliver-by date of one order. Both save themselves when the field is left. */
export function TermsFields({ terms, vendor }: { terms: GroupTerms; vendor: string }) {
  const { ask, isPending, problem } = useCheckoutCall();
  const [note, setNote] = useState(terms.note);
  const [deliverBy, setDeliverBy] = useState(terms.deliverBy ?? '');

  function save() {
    if (note === terms.note && deliverBy === (terms.deliverBy ?? '')) return;
    void ask('/checkout/delivery_options', { terms: [{ groupId: terms.groupId, note, deliverBy: deliverBy === '' ? null : deliverBy }] });
  }

  return (
    <>
      {problem !== null && <Alert tone="error" isLive>{problem}</Alert>}
      <Grid layout="two">
        <TextArea
          label="Note to the vendor (optional)"
          hint={`${vendor} sees it on the purchase order. No card numbers.`}
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          onBlur={save}
        />
        <TextField
          label="Deliver on or before (optional)"
          hint="Faster delivery may cost more: the vendor contacts you."
          type="date"
          value={deliverBy}
          onChange={(event) => setDeliverBy(event.currentTarget.value)}
          onBlur={save}
        />
      </Grid>
      <Text size="sm" tone="muted" role="status">{isPending ? 'Saving…' : ''}</Text>
    </>
  );
}
