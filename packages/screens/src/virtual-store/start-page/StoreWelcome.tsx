import { Heading, Stack, Text } from '@quartermaster/ui';
import type { ReactNode } from 'react';

export interface StoreWelcomeProps {
  title: string;
  lead: ReactNode;
}

/** The first words of a store's home that has no {@link StoreHero}. */
export function StoreWelcome({ title, lead }: StoreWelcomeProps) {
  return (
    <Stack as="header" gap="xs">
      <Heading level={1}>{title}</Heading>
      <Text as="p" size="lg" tone="muted">{lead}</Text>
    </Stack>
  );
}
