import { RadioGroup, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { useMay } from '../wire/desk-context.ts';
import type { KnownOrder } from './known-order.ts';
import { Section } from '../parts/Section.tsx';
import { TextForm } from './TextForm.tsx';

const choices = [{ value: 'declined', label: 'Decline: it is delivered all the same' }, { value: 'granted', label: 'Grant: what is not under way is canceled' }];

/** The answer to a buyer who has asked to cancel, given for the vendor. */
export function AnswerCancellation({ number, seen, onChanged }: KnownOrder) {
  const may = useMay('/order/answer-cancellation');
  const [decision, setDecision] = useState<'granted' | 'declined'>('declined');
  if (!may) return null;
  return (
    <Section title="Answer the buyer who asks to cancel">
      <TextForm
        path="/order/answer-cancellation" request={{ number, seen, decision }} label="Answer to the buyer" button={decision === 'granted' ? 'Grant and tell the buyer' : 'Decline and tell the buyer'}
        onDone={() => onChanged(decision === 'granted' ? 'What was not under way is canceled.' : 'The buyer was told that it is delivered.')}
      >
        <Text as="p">Ask the vendor first: you answer for them.</Text>
        <RadioGroup legend="Decision" choices={choices} value={decision} onChange={(value) => setDecision(value === 'granted' ? 'granted' : 'declined')} />
      </TextForm>
    </Section>
  );
}
