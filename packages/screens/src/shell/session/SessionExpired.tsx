import { Card, Container, Heading, Stack, Text } from '@quartermaster/ui';

/** The end of a session that nobody used (specification, section 8, Session Expired). */
export function SessionExpired() {
  return (
    <Container width="narrow">
      <Card look="roomy" as="section">
        <Stack gap="md">
          <Heading level={1}>Session Expired</Heading>
          <Text as="p">
            Your session with the server expired due to inactivity. Please close this window and relaunch the application in a fresh new window.
          </Text>
        </Stack>
      </Card>
    </Container>
  );
}
