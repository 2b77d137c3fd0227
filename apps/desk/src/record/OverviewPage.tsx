import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, Grid, Heading, Link, Stack, Text } from '@quartermaster/ui';
import { reasonName } from '../orders/reasons.ts';
import { Answered } from '../parts/Answered.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useAnswer } from '../wire/use-answer.ts';

const queues = {
  orders: { title: 'Orders', text: 'in the queue', href: '/orders', action: 'See the queue' },
  registrations: { title: 'Account requests', text: 'open', href: '/registrations', action: 'Read the requests' },
  'buyer-requests': { title: 'Buyer requests', text: 'open', href: '/buyer-requests', action: 'Decide the requests' },
  'product-reports': { title: 'Product reports', text: 'waiting', href: '/product-reports', action: 'Answer the reports' },
  messages: { title: 'Messages', text: 'open', href: '/messages', action: 'Answer the messages' },
  mail: { title: 'Mail', text: 'waiting', href: '/mails?state=waiting', action: 'See the mail' },
} as const;

/** What waits for people or for programs. */
export function OverviewPage() {
  const asked = useAnswer('/overview', {});
  return (
    <Room title="Overview">
      <Answered {...asked}>
        {(overview) => (
          <Stack gap="lg">
            <Grid layout="two">
              {overview.queues.map(({ name, waiting, oldest }) => (
                <Card key={name} as="section" look="roomy" aria-label={queues[name].title}>
                  <Stack gap="xs">
                    <Heading level={2} size="md">{queues[name].title}</Heading>
                    <Text as="p"><Text size="xl" isBold>{waiting.toLocaleString('en-US')}</Text> {queues[name].text}</Text>
                    <Text as="p" tone="muted" size="sm">{oldest === null ? 'Nothing waits.' : <>The oldest since <Moment at={oldest} /></>}</Text>
                    {name === 'orders' && <OrderReasons reasons={overview.orderReasons} />}
                    {name === 'mail' && overview.deadMails > 0 && <ul><li><Link href="/mails?state=dead">Failed for good: {overview.deadMails.toLocaleString('en-US')}</Link></li></ul>}
                    <Link href={queues[name].href}>{queues[name].action}</Link>
                  </Stack>
                </Card>
              ))}
            </Grid>
            <Text as="p">Failures, slow queries and versions are in <Link href="/health">Health</Link>.</Text>
          </Stack>
        )}
      </Answered>
    </Room>
  );
}

const OrderReasons = ({ reasons }: { reasons: DeskAnswer<'/overview'>['orderReasons'] }) =>
  reasons.length === 0 ? null : (
    <ul>{reasons.map(({ kind, waiting }) => <li key={kind}><Link href={`/orders?state=${kind}`}>{reasonName[kind]}: {waiting.toLocaleString('en-US')}</Link></li>)}</ul>
  );
