import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { Actions, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';

/** A topic that has no course now. */
export default function NoCourses({ attributes }: ScreenProps<'/vs/example/training', 'NoCourses'>) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="No courses" />
        <Text as="p">There is no course about “{attributes.topic}” now.</Text>
        <Actions><ButtonLink look="primary" href={href('/vs/example/training')}>All courses</ButtonLink></Actions>
      </Stack>
    </Container>
  );
}
