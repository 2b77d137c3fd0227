import type { ParkedCart } from '@quartermaster/contracts';
import { Badge, Card, Heading, Inline, Stack } from '@quartermaster/ui';
import { ParkedCartActions } from './ParkedCartActions.tsx';
import { ParkedCartFacts } from './ParkedCartFacts.tsx';

/** One parked cart with what can be done with it. */
export function ParkedCartCard({ parkedCart }: { parkedCart: ParkedCart }) {
  const { name, isTemplate } = parkedCart;
  return (
    <Card as="li">
      <Stack gap="sm">
        <Inline justify="between" align="center"><Heading level={3} size="sm">{name}</Heading>{isTemplate && <Badge look="info">Template</Badge>}</Inline>
        <ParkedCartFacts parkedCart={parkedCart} />
        <ParkedCartActions parkedCart={parkedCart} />
      </Stack>
    </Card>
  );
}
