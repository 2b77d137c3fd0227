import { useNavigation } from '@quartermaster/core';
import { Actions, ButtonLink, Card, Heading, Stack, Text } from '@quartermaster/ui';

/** How an activity comes to have its buyers under funds control, and how its rules change: operators keep them, at its request (decision 0301). */
export function RulesOfActivity() {
  const { href } = useNavigation();
  return (
    <Card as="section" aria-label="Rules of your activity">
      <Stack gap="sm">
        <Heading level={2} size="md">Rules of your activity</Heading>
        <Text as="p">
          Whether an activity has its buyers under funds control, who its approvers are, and what its budgets are, is kept by the operators of this marketplace. To have something changed, write to the help desk from here: name the AAC/DoDAAC, what is to change and from which day on. The operators make
          sure that the activity itself asks before they change it.
        </Text>
        <Actions><ButtonLink href={href('/information/comment_form')}>Ask the help desk for a change</ButtonLink></Actions>
      </Stack>
    </Card>
  );
}
