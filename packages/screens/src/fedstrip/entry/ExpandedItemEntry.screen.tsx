import type { ScreenProps } from '@quartermaster/core';
import { ItemEntryPage } from './ItemEntryPage.tsx';

/** Specification, section 2, FEDSTRIP: expandedItemEntry. */
export default function ExpandedItemEntry({ attributes }: Pick<ScreenProps<'/fedstrip/fedstrip_init', 'expandedItemEntry'>, 'attributes'>) {
  return <ItemEntryPage attributes={attributes} view="expanded" />;
}
