import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** The link is wrong, old or taken back: which of them it is, is not said. */
export default function LinkUnknown() {
  return (
    <Container width="narrow">
      <EmptyState icon="info" level={1} title="This link opens nothing" actions={<ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink>}>
        It may be incomplete, too old, or replaced by that of a newer mail. Open the link of the newest mail that you have, or ask the person who named you as their supervisor to ask again.
      </EmptyState>
    </Container>
  );
}
