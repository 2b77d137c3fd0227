import { useNavigation, useStore, type ScreenProps } from '@quartermaster/core';
import { Badge, Container, Heading, Inline, Link, Stack, Text } from '@quartermaster/ui';
import { Prose } from '../information/index.ts';
import { PageHeader } from '../shell/index.ts';

const programPaths = { adv2git: '/department/adv2git', homeoffice: '/department/homeoffice' } as const;

/** The programs of departments, and the stores for their buyers. */
export default function Departments({ attributes: { page, programs, stores } }: Pick<ScreenProps<'/department/main', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const { name: present } = useStore();
  return (
    <Container>
      <Stack gap="xl">
        <PageHeader title={page?.title ?? 'Departments and programs'} trail={[{ label: 'All information', href: href('/information/content_page') }]} />
        {page !== null && <Prose html={page.content} />}
        <Stack as="section" gap="sm" aria-labelledby="programs">
          <Heading level={2} id="programs">Programs</Heading>
          <Stack as="ul" gap="xs" role="list">
            {programs.map(({ key, title }) => <li key={key}><Link href={href(programPaths[key])}>{title}</Link></li>)}
            <li><Link href={href('/main/ebuy')}>Requests for quotes</Link></li>
            <li><Link href={href('/department/adv_select_suggest')}>Suggest a product</Link></li>
          </Stack>
        </Stack>
        <Stack as="section" gap="sm" aria-labelledby="stores">
          <Heading level={2} id="stores">Stores</Heading>
          <Text as="p">Each store has its own offers, prices and cart.</Text>
          <Stack as="ul" gap="xs" role="list">
            {stores.map(({ name, title, membersOnly }) => (
              <li key={name}>
                <Inline gap="xs">
                  <Link href={`/home?${new URLSearchParams({ store: name }).toString()}`}>{title}</Link>
                  {title !== name && <Text size="sm" tone="muted">{name}</Text>}
                  {name === present && <Badge>You are here</Badge>}
                  {membersOnly && <Text size="sm" tone="muted">Only its members order there; everyone may look around</Text>}
                </Inline>
              </li>
            ))}
          </Stack>
        </Stack>
        <Text as="p"><Link href={href('/department/survey')}>Answer the survey</Link>, or <Link href={href('/department/feedback')}>send feedback</Link>.</Text>
      </Stack>
    </Container>
  );
}
