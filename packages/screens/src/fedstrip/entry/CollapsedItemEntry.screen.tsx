import type { ScreenProps } from '@quartermaster/core';
import { ItemEntryPage } from './ItemEntryPage.tsx';

/** Specification, section 2, FEDSTRIP: collapseItemEntry. */
export default function CollapsedItemEntry({ attributes }: Pick<ScreenProps<'/fedstrip/fedstrip_init', 'collapseItemEntry'>, 'attributes'>) {
  return <ItemEntryPage attributes={attributes} view="collapsed" />;
}
