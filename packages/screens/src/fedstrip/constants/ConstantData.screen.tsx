import { css } from '@emotion/react';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Select, Stack, Text, TextField, token } from '@quartermaster/ui';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { ActivityLine } from '../parts/ActivityLine.tsx';
import { codesOf, constantFields } from './constant-fields.ts';

interface ConstantDataProps extends Pick<ScreenProps<'/fedstrip/fedstrip_constantProfile', 'Initial'>, 'attributes'> {
  /** Fields are beside each other where there is room. */
  isWide?: boolean;
}

const beside = css({ display: 'grid', gap: token('space.md'), gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))', alignItems: 'start' });

/** Constant Data (specification, section 2, FEDSTRIP): what repeats on each line. */
export default function ConstantData({ attributes, isWide = false }: ConstantDataProps) {
  const { send, href } = useNavigation();
  const { activity, isSaved, form: { values, errors } } = attributes;
  const form = useForm({ fields: constantFields, values, answer: attributes, errors, onSend: (typed) => send('/fedstrip/fedstrip_constantProfile_save', { payload: typed }) });
  const inputs = constantFields.map(({ name }) => {
    const codes = codesOf[name];
    return codes === undefined ? <TextField key={name} {...form.input(name)} /> : <Select key={name} {...form.input(name)} defaultValue={values[name]} options={codes} />;
  });
  return (
    <Container {...(!isWide && { width: 'narrow' as const })}>
      <Stack gap="md">
        <PageHeader title="Constant Data" trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }]}>
          <ActivityLine activity={activity} />
          <Text as="p" tone="muted">These are on each line. A line may have codes of its own in their place: choose “Codes of each line” there.</Text>
        </PageHeader>
        {isSaved && <Alert tone="success" isLive>The constant data are kept.</Alert>}
        <Card>
          <Form form={form} aria-label="Constant Data">
            <Stack gap="md">
              <FormErrors form={form} />
              {isWide ? <div css={beside}>{inputs}</div> : inputs}
              <Actions>
                <Button type="submit" look="primary">Keep these data</Button>
                <ButtonLink href={href('/fedstrip/fedstrip_init')}>{isSaved ? 'Go to the lines' : 'Back to the lines'}</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
