import { formatMoney } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Card, Heading, Link, Stack, Text } from '@quartermaster/ui';
import type { ReducePricePage } from './ReducePrice.screen.tsx';

/** The other lines of the contract: the person who answers sees the whole order, and a price is asked for each line. */
export function OtherLines({ others }: { others: NonNullable<ReducePricePage['attributes']['others']> }) {
  const { href } = useNavigation();
  return (
    <Card as="section" aria-label="Other items of this contract">
      <Stack gap="sm">
        <Heading level={2} size="md">Other items of this contract</Heading>
        <Text as="p">They count towards the maximum order, and your request names them. Ask for a price of each that you want lowered.</Text>
        <Stack gap="xs" as="ul">
          {others.map(({ cartKey, name, quantity, lineTotal }) => (
            <li key={cartKey}><Link href={href('/cart/reduce_price', { cartKey })}>{name}</Link>: {quantity.toLocaleString('en-US')}, together {formatMoney(lineTotal)}</li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
