import { askedFieldRule, type DepartmentFormContent } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, RadioGroup, Select, Stack, Text, TextArea, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm, useTypedText, type Field, type FormState } from '../forms/index.ts';

type Asked = DepartmentFormContent['fields'][number];

/** Characters of what is a number or a few words: the field says so by its width. */
const shortLine = 60;

const autoComplete: Readonly<Record<string, string>> = { name: 'name', email: 'email' };

/** A field as forms declare it. What need not be filled in says so in its label. */
const fieldOf = (asked: Asked): Field => ({
  name: asked.name,
  label: asked.isRequired || asked.kind === 'scale' ? asked.label : `${asked.label} (optional)`,
  rule: askedFieldRule(asked),
  input: { maxLength: asked.most, ...(asked.hint !== null && { hint: asked.hint }), autoComplete: autoComplete[asked.name] ?? 'off', ...(asked.kind === 'email' && { type: 'email' as const }) },
});

/** A form whose fields the server names. It goes to the help desk. */
export function AskedForm({ content }: { content: DepartmentFormContent }) {
  const { form: kind, title, fields: asked, values, errors, sender } = content;
  const { send } = useNavigation();
  const given = new Map(values.map(({ name, value }) => [name, value]));
  // A page that is not known is not asked for.
  const shown = asked.filter(({ name }) => name !== 'page' || (given.get(name) ?? '') !== '');
  const form = useForm({
    fields: shown.map(fieldOf), values: Object.fromEntries(given), answer: content, errors,
    onSend: (typed) => send('/department/submit', { payload: { form: kind, answers: Object.entries(typed).map(([name, value]) => ({ name, value })) } }),
  });
  return (
    <Form form={form} aria-label={title}>
      <Stack gap="md">
        <FormErrors form={form} />
        {shown.map((field) => <AskedInput key={field.name} field={field} form={form} />)}
        {sender !== null && <Text as="p">Sent in the name of {[sender.name, sender.email].filter(Boolean).join(', ')}.</Text>}
        <Actions><Button type="submit" look="primary">{kind === 'survey' ? 'Send your answers' : 'Send'}</Button></Actions>
      </Stack>
    </Form>
  );
}

function AskedInput({ field, form }: { field: Asked; form: FormState<string> }) {
  const { kind, name, choices } = field;
  if (kind === 'scale') return <Scale field={field} form={form} />;
  const input = form.input(name);
  if (kind === 'choice') return <Select {...input} options={[{ value: '', label: 'Choose' }, ...choices]} />;
  if (kind === 'text') return <TextArea {...input} isRequired={field.isRequired} rows={5} />;
  return <TextField {...input} isRequired={field.isRequired} width={kind === 'email' || name === 'name' || field.most <= shortLine ? 'medium' : 'whole'} />;
}

/** The words of a scale, the best first. */
function Scale({ field: { name, choices }, form }: { field: Asked; form: FormState<string> }) {
  const { id, label, error } = form.input(name);
  const value = useTypedText(form, name);
  return <RadioGroup id={id} legend={label} error={error} choices={choices} value={value === '' ? undefined : value} onChange={(chosen) => form.setValue(name, chosen)} />;
}
