import { helpLoadingPoint, useExtension, useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState, Stack } from '@quartermaster/ui';
import { PageHeader, useStartPageAddress } from '../../shell/index.ts';

export default function NoSuchInfoPage({ attributes: { message } }: Pick<ScreenProps<'/information/page', 'Failure'>, 'attributes'>) {
  const { href } = useNavigation();
  const start = useStartPageAddress();
  const hasHelp = useExtension(helpLoadingPoint)?.load === true;
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title="Information not found" />
        <EmptyState
          icon="document"
          title={message}
          actions={hasHelp ? <ButtonLink look="primary" href={href('/information/help')}>Open the help</ButtonLink> : <ButtonLink look="primary" href={start}>Go to the start page</ButtonLink>}
        >
          It may have been renamed or removed. Check the address.
        </EmptyState>
      </Stack>
    </Container>
  );
}
