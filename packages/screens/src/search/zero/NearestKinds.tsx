import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Heading, Link, Stack, Text } from '@quartermaster/ui';
import { resultsText } from './results-text.ts';

type Zero = AttributesOf<'/search/advantage_search', 'ZeroResults'>;

interface NearestKindsProps {
  q: string;
  nearest: NonNullable<Zero['nearest']>;
  kind: Zero['kind'];
}

/** What is asked for is not sold here, and what comes nearest to it. */
export function NearestKinds({ q, nearest: { thing, kinds }, kind }: NearestKindsProps) {
  const { href } = useNavigation();
  return (
    <Stack gap="xs" as="section">
      <Heading level={2}>Nearest kinds</Heading>
      <Text as="p">Nothing in this store matches “{q.trim()}”. The kinds that come nearest{thing === q.trim().toLowerCase() ? '' : ` to “${thing}”`}:</Text>
      <Stack gap="xxs" as="ul">
        {kinds.map(({ id, name, count }) => (
          <li key={id}>
            <Link href={href('/search/advantage_search', { category: id, ...(kind === null ? {} : { kind }) })}><Text size="lg">{name}</Text></Link>{' '}
            <Text tone="muted">{resultsText(count)}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
