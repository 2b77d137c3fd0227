import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { Form, problemErrors, useForm, type Field } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { useDepartmentPages } from '../department-pages.ts';

const timeOfDay = (instant: string): string => new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

const fields: readonly Field<'code'>[] = [{
  name: 'code',
  label: 'Code',
  rule: (code) => (/^(?:[\s-]*\d){6}[\s-]*$/.test(code) ? null : 'Enter the six digits of the code.'),
  normalized: (typed) => typed.trim(),
  input: { hint: 'Six digits', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 40 },
}];

/** Asks for the code that was mailed. */
export default function EnterCode({ attributes }: Pick<ScreenProps<'/dhs/dhsEmailValidation', 'CodeSent'>, 'attributes'>) {
  const { sentTo, expiresAt } = attributes;
  const { send, href } = useNavigation();
  const pages = useDepartmentPages();
  const form = useForm({ fields, answer: attributes, errors: problemErrors(attributes), onSend: (typed) => send(pages.emailSubmit, { payload: typed }) });
  return (
    <Container width="narrow">
      <Form form={form} aria-label="Change Profile Email" isDrafted={false}>
        <Stack gap="md">
          <PageHeader title="Change Profile Email" />
          <Text as="p">A code is on its way to {sentTo}. It holds until {timeOfDay(expiresAt)}. If nothing comes, look into the folder for unwanted mail.</Text>
          <TextField {...form.input('code')} />
          <Actions>
            <Button type="submit" look="primary">Confirm the address</Button>
            <ButtonLink look="plain" href={href(pages.email, { another: '1' })}>Send another code</ButtonLink>
          </Actions>
        </Stack>
      </Form>
    </Container>
  );
}
