import type { Happening } from '@quartermaster/contracts-desk';
import { Stack, Text } from '@quartermaster/ui';
import { Letter } from '../parts/Letter.tsx';
import { Moment } from '../parts/Moment.tsx';
import { useMay } from '../wire/desk-context.ts';
import { actorName } from './happening-words.ts';
import type { KnownOrder } from './known-order.ts';
import { Section } from '../parts/Section.tsx';
import { TextForm } from './TextForm.tsx';

/** What buyer, vendor and operators wrote to each other about it, and a message of the operator's own. */
export function MessagesCard({ number, seen, happenings, onChanged }: KnownOrder & { happenings: readonly Happening[] }) {
  const may = useMay('/order/message');
  const messages = happenings.filter(({ isMessage }) => isMessage);
  return (
    <Section title="Messages">
      {messages.length === 0 && <Text as="p" tone="muted">There is none.</Text>}
      {messages.map(({ position, at, name, by, text }) => (
        <Stack key={position} gap="xxs"><Text as="p" size="sm">{name} ({actorName[by]}), <Moment at={at} /></Text><Letter text={text} /></Stack>
      ))}
      {may && <TextForm path="/order/message" request={{ number, seen }} label="Message" button="Send the message" onDone={() => onChanged('The message was written.')} />}
    </Section>
  );
}
