import { useNavigation, useSession, type ScreenProps } from '@quartermaster/core';
import { Container, EmptyState, Heading, Link, Stack, Text } from '@quartermaster/ui';
import { Prose } from '../information/index.ts';
import { longDay, PageHeader } from '../shell/index.ts';

/** When to ask vendors for quotes, and the ways to them that this marketplace has: lower prices, messages, and requests to a program. */
export default function RequestsForQuotes({ attributes: { page } }: Pick<ScreenProps<'/main/ebuy', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const { loggedIn } = useSession();
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title={page?.title ?? 'Requests for quotes'} trail={[{ label: 'Departments and programs', href: href('/department/main') }]} />
        {page === null ? <EmptyState icon="info" title="Nothing is written here yet">The help desk can tell how your agency asks for quotes.</EmptyState> : <Prose html={page.content} />}
        <Stack as="section" gap="sm" aria-labelledby="ways">
          <Heading level={2} id="ways">What you can do here</Heading>
          <Stack as="ul" gap="xs">
            <li><Link href={href('/search/vnd_list')}>Find vendors</Link>: each vendor’s page lists its contracts and all that it sells.</li>
            <li><Link href={href('/cart/shopping_cart')}>Ask for a lower price</Link>: above the maximum order of a contract, a line of the cart leads to a request that the vendor answers by mail.</li>
            <li><Link href={href('/main/message_center')}>Write to a vendor</Link> about an order that you have placed{loggedIn ? '.' : ', once you have signed in.'}</li>
            <li><Link href={href('/department/adv2git', { view: 'submit' })}>Submit a request</Link> for what the catalog lacks: a person of the program answers it.</li>
          </Stack>
        </Stack>
        {page !== null && <Text as="p" size="sm" tone="muted">Last changed on {longDay(page.updatedOn)}</Text>}
      </Stack>
    </Container>
  );
}
