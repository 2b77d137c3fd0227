import { commentSubjects } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, Heading, Select, Stack, Text, TextArea, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { commentFields, type CommentFormAttributes } from './comment-fields.ts';

const subjects = [{ value: '', label: 'Choose' }, ...Object.entries(commentSubjects).map(([value, label]) => ({ value, label }))];

/** A message to the help desk. A signed-in buyer need not say who they are. */
export function CommentForm({ attributes }: { attributes: CommentFormAttributes }) {
  const { values, errors, sender } = attributes;
  const { errorID } = values;
  const { send } = useNavigation();
  const fields = commentFields(attributes);
  const form = useForm({ fields, values, answer: attributes, errors, onSend: (typed) => send('/information/comment_form_submit', { payload: { ...typed, errorID } }) });

  return (
    <Form form={form} aria-label="Message to the help desk">
      <Stack gap="md">
        <Heading level={2}>Write to the help desk</Heading>
        <FormErrors form={form} level={3} />
        {fields.map(({ name }) => {
          if (name === 'subject') return <Select key={name} {...form.input(name)} options={subjects} />;
          if (name === 'text') return <TextArea key={name} {...form.input(name)} rows={6} />;
          // Their rules take nothing at all for an answer.
          return <TextField key={name} {...form.input(name)} isRequired={false} />;
        })}
        {sender !== null && <Text as="p">Sent in the name of {[sender.name, sender.email].filter(Boolean).join(', ')}.</Text>}
        {errorID !== '' && <Text as="p">Sent with the error ID <Text isCode>{errorID}</Text>.</Text>}
        <Actions><Button type="submit" look="primary">Send the message</Button></Actions>
      </Stack>
    </Form>
  );
}
