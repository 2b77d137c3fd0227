import { Badge, Inline, Text } from '@quartermaster/ui';
import type { BookAddress } from './use-book-changes.ts';

/** What a buyer should know of an address at a glance. */
export function AddressMarks({ address: { kind, isDefault, isComplete } }: { address: BookAddress }) {
  return (
    <>
      {(isDefault || !isComplete || kind === 'overseas' || kind === 'forwarder') && (
        <Inline gap="xs">
          {isDefault && <Badge look="info">Default</Badge>}
          {!isComplete && <Badge look="warning">Something is missing</Badge>}
          {kind === 'overseas' && <Badge look="neutral">Overseas</Badge>}
          {kind === 'forwarder' && <Badge look="neutral">Freight forwarder</Badge>}
        </Inline>
      )}
      {kind === 'aac' && <Text as="p" size="sm" tone="muted">From the activity address directory, which keeps it up to date.</Text>}
    </>
  );
}
