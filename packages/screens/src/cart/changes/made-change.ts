import type { CartLine, VendorGroup } from '@quartermaster/contracts';

/** A quantity that was just changed. */
export interface QuantityChange {
  kind: 'quantity';
  cartKey: string;
  from: number;
  to: number;
}

/** A line that was just removed, and its former place. */
export interface Removal {
  kind: 'removal';
  line: CartLine;
  groupId: string;
  /** The vendor's place in the cart, and the line's place within the vendor's table. */
  groupIndex: number;
  lineIndex: number;
  /** Sent with the undo, however often it is tried: the line comes back once. */
  undoKey: string;
}

/** The last change of the cart: it can be undone. */
export type MadeChange = QuantityChange | Removal;

/** The line that a change is about. */
export const lineOf = (change: MadeChange): string => (change.kind === 'quantity' ? change.cartKey : change.line.cartKey);

/** The place of a line in the cart, which the notice of its removal takes. */
export function removalOf(line: CartLine, groups: readonly VendorGroup[], undoKey: string): Removal {
  const groupIndex = groups.findIndex((group) => group.lines.some(({ cartKey }) => cartKey === line.cartKey));
  const group = groups[groupIndex];
  const lineIndex = group?.lines.findIndex(({ cartKey }) => cartKey === line.cartKey) ?? 0;
  return { kind: 'removal', line, groupId: group?.groupId ?? '', groupIndex, lineIndex, undoKey };
}
