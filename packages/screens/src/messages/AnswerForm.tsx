import type { AttributesOf } from '@quartermaster/contracts';
import { useAlerts, useNewKey } from '@quartermaster/core';
import { Actions, Button, Stack, TextArea } from '@quartermaster/ui';
import { useRef } from 'react';
import { Form, useForm, type Field } from '../forms/index.ts';
import { escapeHtml } from '../shell/index.ts';
import { useMessageChange } from './use-message-change.ts';

const needed = (typed: string): string | null => (typed.trim() === '' ? 'Write a few words.' : null);
const fields: readonly Field<'text'>[] = [{ name: 'text', label: 'Your message', rule: needed, input: { hint: 'No card numbers.', maxLength: 2000 } }];
/** Why a message could not be sent is said above the thread, of which the answer is. */
const noAnswer = {};

/** A message to the vendor. The words stay until it is sent; sent again after a lost answer it is the same message. */
export function AnswerForm({ thread: { poNumber, vendor, messages } }: { thread: AttributesOf<'/main/message_center', 'Thread'> }) {
  const { make, isPending } = useMessageChange();
  const newKey = useNewKey();
  const alerts = useAlerts();
  const unanswered = useRef<{ text: string; changeKey: string } | null>(null);
  const form = useForm({
    fields,
    answer: noAnswer,
    errors: [],
    isPending,
    async onSend({ text }) {
      const changeKey = unanswered.current?.text === text ? unanswered.current.changeKey : newKey();
      unanswered.current = { text, changeKey };
      const outcome = await make({ change: 'answer', poNumber, upTo: messages.at(-1)?.position ?? 0, text, changeKey });
      if (outcome !== 'unanswered') unanswered.current = null;
      if (outcome !== 'made') return;
      form.replace('text', text, '');
      alerts.show({ type: 'success', msg: `Your message to ${escapeHtml(vendor)} is sent.` });
    },
  });
  return (
    <Form form={form} aria-label={`Write to ${vendor}`}>
      <Stack gap="sm">
        <TextArea {...form.input('text')} />
        <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="Sending">Send the message</Button></Actions>
      </Stack>
    </Form>
  );
}
