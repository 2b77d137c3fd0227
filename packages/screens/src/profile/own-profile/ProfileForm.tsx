import { useCachedList } from '@quartermaster/core';
import { Actions, Alert, Button, Card, Grid, Heading, Select, Stack, Text, TextField } from '@quartermaster/ui';
import { useEffect, useId } from 'react';
import { Form, FormErrors, useForm, useTypedText } from '../../forms/index.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { profileFields, type ProfileField } from './profile-fields.ts';
import { useSavedProfile, type ProfileFormAnswer } from './use-saved-profile.ts';

const choices = (first: string, options: readonly { value: string; label: string }[]) => [{ value: '', label: first }, ...options];

/** Who the buyer is: name, phone, and agency or government. */
export function ProfileForm({ form: first }: { form: ProfileFormAnswer }) {
  const headingId = useId();
  const { list, load } = useCachedList('/profile/agency_list');
  // An answer that is no list leaves the form as it is while none has come.
  const agencies = Array.isArray(list) ? list : null;
  useEffect(load, [load]);
  const { shown, save, isPending } = useSavedProfile(first);
  const { kind, values, errors, changedElsewhere, agencyAsked, stores, states } = shown;
  const fields = profileFields(kind);
  const form = useForm({ fields, values, answer: shown, errors, isPending, onSend: save });
  const agencyCode = useTypedText(form, 'agencyCode');
  const typedBureau = useTypedText(form, 'bureau');
  const { setValue } = form;
  const bureaus = agencies?.find(({ code }) => code === agencyCode)?.bureaus ?? [];
  // A list that has not come yet still shows what is chosen.
  const agencyOptions = agencies?.map(({ code, name }) => ({ value: code, label: name })) ?? (values.agencyCode === '' ? [] : [{ value: values.agencyCode, label: values.agencyCode }]);
  const bureauOptions = [...new Set([...(typedBureau === '' ? [] : [typedBureau]), ...bureaus])].map((bureau) => ({ value: bureau, label: bureau }));

  const textOf = ({ name }: ProfileField, value: string): string =>
    (name === 'agencyCode' ? agencies?.find(({ code }) => code === value)?.name : undefined) ?? (value === '' ? 'nothing' : value);
  const agencyInput = () => {
    const input = form.input('agencyCode');
    return {
      ...input,
      onChange(event: Parameters<typeof input.onChange>[0]) {
        // The bureau was one of the agency of before.
        setValue('bureau', '');
        input.onChange(event);
      },
    };
  };

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Form form={form} aria-label="Your profile" autoComplete="on">
        <Stack gap="md">
          <Heading level={2} size="md" id={headingId}>About you</Heading>
          {changedElsewhere !== null && <ChangedElsewhere fields={fields} typed={values} kept={changedElsewhere} textOf={textOf} />}
          {agencyAsked !== null && (
            <Alert title={`You asked for ${agencyAsked.name}`}>
              An operator reads your request. Until it is confirmed nothing else changes: your orders may be billed to the activities of the agency that your account has now, and no others.
            </Alert>
          )}
          <FormErrors form={form} />
          <Grid layout="two">
            <TextField {...form.input('firstName')} />
            <TextField {...form.input('lastName')} />
          </Grid>
          <TextField {...form.input('phone')} />
          {kind === 'federal' ? (
            <Grid layout="two">
              <Select {...agencyInput()} options={choices('Choose', agencyOptions)} />
              {bureaus.length > 0 ? <Select {...form.input('bureau')} options={choices('None', bureauOptions)} /> : <TextField {...form.input('bureau')} />}
            </Grid>
          ) : (
            <Grid layout="two">
              <TextField {...form.input('government')} />
              <Select {...form.input('state')} options={choices('Choose', states.map(({ code, name }) => ({ value: code, label: name })))} />
            </Grid>
          )}
          <Select {...form.input('defaultStore')} width="medium" options={choices('None', stores.map((store) => ({ value: store, label: store })))} />
          {kind === 'federal' && agencyAsked === null && (
            <Text as="p" size="sm" tone="muted">When you choose another agency, an operator is asked to confirm it. Until then what you may bill, and the stores that let you in, stay those of the agency that your account has now.</Text>
          )}
          <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving your profile">{changedElsewhere === null ? 'Save your profile' : 'Save what is typed here'}</Button></Actions>
        </Stack>
      </Form>
    </Card>
  );
}
