import type { ScreenProps } from '@quartermaster/core';
import { FedstripAacEntry } from '@quartermaster/screens/parts';

/** AAC Entry of the Global Supply stores: the activities of the agency are a table. */
export default function AacEntry({ attributes }: Pick<ScreenProps<'/fedstrip/fedstrip_init', 'AACEntry'>, 'attributes'>) {
  return <FedstripAacEntry attributes={attributes} isTable />;
}
