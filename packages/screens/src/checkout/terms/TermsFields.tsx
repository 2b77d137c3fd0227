import { css } from '@emotion/react';
import type { GroupTerms } from '@quartermaster/contracts';
import { Alert, Grid, Text, TextArea, TextField, token, useAfterPress } from '@quartermaster/ui';
import type { FocusEvent } from 'react';
import { termsFieldId, type TypedTerms } from './typed-terms.ts';
import type { OrderTerms } from './use-order-terms.ts';

/** Keeps the room of its words, so that nothing moves while something is saved. */
const state = css({ minHeight: '1.5em', marginBlockStart: token('space.xxs') });

export interface TermsFieldsProps {
  terms: GroupTerms;
  vendor: string;
  orderTerms: OrderTerms;
}

/**
 * Note and deliver-by date of one order. Both save themselves when the field is left, and a note in each pause of typing; when it is left by pressing a button, then at
 * the end of the press, so that no message moves the button meanwhile.
 */
export function TermsFields({ terms, vendor, orderTerms }: TermsFieldsProps) {
  const { groupId } = terms;
  const typed = orderTerms.typedOf(terms);
  const problem = orderTerms.problemOf(groupId, null);
  const afterPress = useAfterPress();
  const change = (part: Partial<TypedTerms>) => orderTerms.change(groupId, { ...typed, ...part });
  function leaveDate({ currentTarget: { validity } }: FocusEvent<HTMLInputElement>) {
    afterPress(() => {
      orderTerms.setUnfinished(groupId, validity.badInput);
      if (!validity.badInput) orderTerms.save(groupId);
    });
  }

  // A page that goes within a pause of typing keeps what was typed as a draft: it comes back and is saved then.
  return (
    <div data-keeps-draft={orderTerms.isUnsaved(groupId) || undefined}>
      <Grid layout="two">
        <TextArea
          id={termsFieldId(groupId, 'note')}
          label="Note to the vendor (optional)"
          hint={`${vendor} sees it on the purchase order. No card numbers.`}
          rows={2}
          maxLength={500}
          value={typed.note}
          error={orderTerms.problemOf(groupId, 'note')}
          onChange={(event) => {
            change({ note: event.currentTarget.value });
            orderTerms.saveSoon(groupId);
          }}
          onBlur={() => afterPress(() => orderTerms.save(groupId))}
        />
        <div>
          <TextField
            id={termsFieldId(groupId, 'deliverBy')}
            label="Deliver on or before (optional)"
            hint="Faster delivery may cost more: the vendor contacts you."
            type="date"
            width="short"
            value={typed.deliverBy}
            error={orderTerms.problemOf(groupId, 'deliverBy')}
            onChange={(event) => change({ deliverBy: event.currentTarget.value })}
            onBlur={leaveDate}
          />
          <Text as="p" size="sm" tone="muted" role="status" css={state}>{orderTerms.isSaving(groupId) ? 'Saving…' : ''}</Text>
        </div>
      </Grid>
      {problem !== undefined && <Alert tone="error" isLive>{problem}</Alert>}
    </div>
  );
}
