import type { ScreenProps } from '@quartermaster/core';
import { ItemEntryPage } from './ItemEntryPage.tsx';

/** Specification, section 2, FEDSTRIP: ItemEntry. */
export default function ItemEntry({ attributes }: Pick<ScreenProps<'/fedstrip/fedstrip_init', 'ItemEntry'>, 'attributes'>) {
  return <ItemEntryPage attributes={attributes} view="collapsed" />;
}
