import type { HelpDeskContacts } from '@quartermaster/contracts';
import { DefinitionList, Heading, Link, Stack } from '@quartermaster/ui';
import { phoneAddress } from './phone-address.ts';

/** The ways to the help desk that its operator has set. */
export function Contacts({ contacts: { phone, email, hours } }: { contacts: HelpDeskContacts }) {
  const entries = [
    ...(phone === null ? [] : [{ term: 'Phone', details: <Link href={phoneAddress(phone)}>{phone}</Link> }]),
    ...(email === null ? [] : [{ term: 'E-mail', details: <Link href={`mailto:${email}`}>{email}</Link> }]),
    ...(hours === null ? [] : [{ term: 'Hours', details: hours }]),
  ];
  return (
    <Stack as="section" gap="xs" aria-label="Contacts">
      <Heading level={2}>Contacts</Heading>
      <DefinitionList entries={entries} />
    </Stack>
  );
}
