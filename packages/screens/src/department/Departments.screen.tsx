import { useNavigation, useStore, type ScreenProps } from '@quartermaster/core';
import { Badge, Container, Heading, Link, Stack, Text } from '@quartermaster/ui';
import { Prose } from '../information/index.ts';
import { PageHeader } from '../shell/index.ts';
import { LinkBoxes } from './LinkBoxes.tsx';

const programs = {
  adv2git: { path: '/department/adv2git', about: 'Computers, networks and storage that are ordered again and again.' },
  homeoffice: { path: '/department/homeoffice', about: 'A place to sit, a screen, a headset: what an employee at home may need.' },
} as const;

/** The programs of departments, and the stores for their buyers. */
export default function Departments({ attributes: { page, programs: written, stores } }: Pick<ScreenProps<'/department/main', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const { name: present } = useStore();
  return (
    <Container>
      <Stack gap="xl">
        <PageHeader title={page?.title ?? 'Departments and programs'} trail={[{ label: 'All information', href: href('/information/content_page') }]} />
        {page !== null && <Prose html={page.content} />}
        <Stack as="section" gap="sm" aria-labelledby="programs">
          <Heading level={2} id="programs">Programs</Heading>
          <LinkBoxes
            links={[
              ...written.map(({ key, title }) => ({ id: key, label: title, href: href(programs[key].path), about: programs[key].about })),
              { id: 'quotes', label: 'Requests for quotes', href: href('/main/ebuy'), about: 'From which amount to ask several vendors, and how.' },
              { id: 'suggestion', label: 'Suggest a product', href: href('/department/adv_select_suggest'), about: 'Something that your office orders and this store lacks.' },
            ]}
          />
        </Stack>
        <Stack as="section" gap="sm" aria-labelledby="stores">
          <Heading level={2} id="stores">Stores</Heading>
          <Text as="p">Each store has its own offers, prices and cart.</Text>
          <LinkBoxes
            links={stores.map(({ name, title, membersOnly }) => ({
              id: name,
              label: title,
              href: `/home?${new URLSearchParams({ store: name }).toString()}`,
              about: [...(title === name ? [] : [name]), ...(membersOnly ? ['only its members order there; everyone may look around'] : [])].join(': '),
              mark: name === present && <Badge>You are here</Badge>,
            }))}
          />
        </Stack>
        <Text as="p"><Link href={href('/department/survey')}>Answer the survey</Link>, or <Link href={href('/department/feedback')}>send feedback</Link>.</Text>
      </Stack>
    </Container>
  );
}
