import type { ShownGroup } from '../../orders/index.ts';
import type { Removal } from '../changes/made-change.ts';

/** Where the notice of a removal is: before which of the shown lines of a vendor. As many as there are, where it is below them; null where it is not in this vendor's table. */
export function placeInGroup({ group, lines }: ShownGroup, removal: Removal | null): number | null {
  if (removal?.groupId !== group.groupId) return null;
  const place = lines.findIndex(({ index }) => index >= removal.lineIndex);
  return place < 0 ? lines.length : place;
}

/** The same among the shown vendors, where none of them has the table that the line was in. */
export function placeAmongGroups(groups: readonly ShownGroup[], removal: Removal | null): number | null {
  if (removal === null || groups.some(({ group }) => group.groupId === removal.groupId)) return null;
  const place = groups.findIndex(({ groupIndex }) => groupIndex >= removal.groupIndex);
  return place < 0 ? groups.length : place;
}
