import { profileRules, type MemberInformation as Attributes } from '@quartermaster/contracts';
import { useCachedList, useCall, useNavigation, CallFailure, concernsPage, useAlerts } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, FieldRow, Link, Select, Stack, Text, TextField } from '@quartermaster/ui';
import { useEffect, useState } from 'react';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { escapeHtml, PageHeader, useTellElsewhere } from '../../shell/index.ts';
import { profileFields } from './profile-fields.ts';

const title = 'Change Member Information';
const person = ['firstName', 'lastName', 'phone'] as const;
type Asked = keyof Attributes['values'];

/** The name and the phone number are always shown; for whom they order, where it is missing. */
function askedOf({ kind, lacking }: Attributes): readonly Asked[] {
  if (kind === 'federal') return lacking.includes('agencyCode') ? [...person, 'agencyCode'] : person;
  return lacking.includes('government') || lacking.includes('state') ? [...person, 'government', 'state'] : person;
}

/** What an order needs of its buyer's profile, and is missing (specification, section 2, Checkout); the way goes on to the next step of checkout. */
export default function MemberInformation({ attributes }: { attributes: Attributes }) {
  const { href, open, stay } = useNavigation();
  const call = useCall();
  const alerts = useAlerts();
  const tellElsewhere = useTellElsewhere();
  const { kind, states } = attributes;
  const asked = askedOf(attributes);
  const { list, load } = useCachedList('/profile/agency_list');
  const isAgencyAsked = asked.includes('agencyCode');
  useEffect(() => { if (isAgencyAsked) load(); }, [isAgencyAsked, load]);
  const agencies = Array.isArray(list) ? list : [];
  const [shown, setShown] = useState<{ version: number; values: Attributes['values']; errors: readonly { field: string; message: string }[] }>({ ...attributes, errors: [] });
  const [isPending, setPending] = useState(false);
  const form = useForm({
    fields: profileFields(kind).flatMap((field) => {
      const name = asked.find((each) => each === field.name);
      return name === undefined ? [] : [{ ...field, name, rule: profileRules[kind][name] ?? null }];
    }),
    values: shown.values, answer: shown, errors: shown.errors, isPending,
    async onSend(values) {
      const isHere = stay();
      const tell = tellElsewhere();
      const checkout = { label: 'Go on with the checkout', href: href('/checkout/checkout_controller') };
      setPending(true);
      try {
        // What is not asked for stays as it is in the profile.
        const sent = Object.fromEntries(asked.map((name) => [name, values[name]]));
        const answer = await call('/profile/save_profile', { kind, version: shown.version, values: sent }, { spinner: false });
        if (answer.responseName !== 'Success') {
          setShown({ version: answer.attributes.version, values: answer.attributes.values, errors: answer.attributes.errors });
          tell('error', 'Your profile was not saved: something in it has to be looked at first.', checkout);
        } else if (isHere()) open('/checkout/checkout_controller', { replace: true });
        else tell('success', 'Your profile is saved.', checkout);
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure;
        if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your profile was not saved. ${escapeHtml(failure.message)}` });
      } finally {
        setPending(false);
      }
    },
  });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} trail={[{ label: 'Checkout Review', href: href('/checkout/checkout_review') }]}>
          <Text as="p">An order says who placed it, for whom, and how they are reached. Your cart and your choices stay as they are.</Text>
        </PageHeader>
        <Card>
          <Form form={form} aria-label={title} autoComplete="on">
            <Stack gap="md">
              <FormErrors form={form} />
              <FieldRow layout="two"><TextField {...form.input('firstName')} /><TextField {...form.input('lastName')} /></FieldRow>
              <TextField {...form.input('phone')} />
              {isAgencyAsked && <Select {...form.input('agencyCode')} options={[{ value: '', label: 'Choose' }, ...agencies.map(({ code, name }) => ({ value: code, label: name }))]} />}
              {asked.includes('government') && (
                <FieldRow layout="two">
                  <TextField {...form.input('government')} />
                  <Select {...form.input('state')} options={[{ value: '', label: 'Choose' }, ...states.map(({ code, name }) => ({ value: code, label: name }))]} />
                </FieldRow>
              )}
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving your profile">Save and go on</Button>
                <ButtonLink look="plain" href={href('/checkout/checkout_review')}>Back to the review without a change</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
        <Text as="p" size="sm">The rest of what is known of you is in <Link href={href('/profile/update_profile')}>your profile</Link>.</Text>
      </Stack>
    </Container>
  );
}
