import { useNavigation, useSignIn, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Container, Link, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { useDepartmentPages } from '../department-pages.ts';
import { departmentDomains } from './department-domains.ts';

/** The buyer is signed in, and none of their addresses is one of the department's. */
export default function NotValidated({ attributes: { email, domains } }: ScreenProps<'/dhs/dhsValidation', 'Failure'>) {
  const { switchUser } = useSignIn();
  const { href } = useNavigation();
  const pages = useDepartmentPages();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Members of the department" />
        <Alert tone="warning" isLive>
          {email === null ? 'Your account has no confirmed e-mail address.' : `${email} is not an address of the department.`} Ordering in this store needs one that ends in {departmentDomains(domains)}.
        </Alert>
        <Text as="p">If you have such an address, use it in your profile. We send a code to it, and you can order as soon as you enter the code.</Text>
        <Actions>
          <ButtonLink look="primary" href={href(pages.email)}>Change profile e-mail</ButtonLink>
          <Button onClick={() => void switchUser()}>Sign in as someone else</Button>
        </Actions>
        <Link href={href(pages.accessDenied)}>I do not have a department address</Link>
      </Stack>
    </Container>
  );
}
