import { placeLine, type GroupTerms, type OrderPart, type VendorGroup } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Text, VisuallyHidden } from '@quartermaster/ui';
import { PartNote } from './PartNote.tsx';
import type { OrderTerms } from './use-order-terms.ts';

export interface DestinationLineProps {
  group: VendorGroup;
  terms: GroupTerms;
  number: number;
  orderTerms: OrderTerms;
}

const isOnePiece = ({ lines }: OrderPart): boolean => lines.length === 1 && lines[0]?.quantity === 1;

/** Where one order goes, if not where the whole order goes, with the way to choose it. */
export function DestinationLine({ group, terms, number, orderTerms }: DestinationLineProps) {
  const { href } = useNavigation();
  const { shipTo } = terms;
  const parts = terms.parts ?? [];
  const nameOf = (cartKey: string): string => group.lines.find((line) => line.cartKey === cartKey)?.name ?? '';
  return (
    <div>
      {shipTo !== undefined && <Text as="p">Ships to <Text isBold>{shipTo.addressName}</Text>, {placeLine(shipTo)}.</Text>}
      {parts.map((part) => (
        <div key={part.shipTo.addressId}>
          <Text as="p">
            {part.lines.map(({ cartKey, quantity }) => `${quantity.toLocaleString('en-US')} of ${nameOf(cartKey)}`).join(', ')} {isOnePiece(part) ? 'ships' : 'ship'} to <Text isBold>{part.shipTo.addressName}</Text>, {placeLine(part.shipTo)}, as a purchase order of {isOnePiece(part) ? 'its' : 'their'} own.
          </Text>
          <PartNote part={part} terms={terms} orderTerms={orderTerms} />
        </div>
      ))}
      <Text as="p" size="sm">
        <Link href={href('/cart/edit_shipping_get', { groupId: group.groupId })}>
          {shipTo === undefined && parts.length === 0 ? 'Ship to another address, or to several' : 'Change where it goes'}<VisuallyHidden>: order {number}</VisuallyHidden>
        </Link>
      </Text>
    </div>
  );
}
