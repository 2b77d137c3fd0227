import { useNavigation } from '@quartermaster/core';
import { Card, Heading, Link, Stack, Text } from '@quartermaster/ui';

/** How to find things here. */
export function SearchTips() {
  const { href } = useNavigation();
  return (
    <Card as="section">
      <Stack gap="sm">
        <Heading level={2} size="md">Tips for searching</Heading>
        <Text as="div" size="sm">
          <ul>
            <li>Part numbers and NSNs are found with or without dashes and spaces.</li>
            <li>Fewer words find more: “toner 6180” instead of the whole name.</li>
            <li>Type sizes as they are printed: 1/4", 10 mm, 17".</li>
            <li>A search starts with a letter or a digit.</li>
          </ul>
        </Text>
        <Link href={href('/main/start_page')}>Browse all categories</Link>
      </Stack>
    </Card>
  );
}
