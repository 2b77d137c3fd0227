import { Container, Skeleton, SkeletonRegion, Stack } from '@quartermaster/ui';

/** The shape of a page until the first answer has come. */
export function PageSkeleton() {
  return (
    <Container>
      <SkeletonRegion label="Loading Content">
        <Stack gap="md">
          <Skeleton shape="shortText" />
          <Skeleton shape="title" />
          <Skeleton shape="row" count={6} />
        </Stack>
      </SkeletonRegion>
    </Container>
  );
}
