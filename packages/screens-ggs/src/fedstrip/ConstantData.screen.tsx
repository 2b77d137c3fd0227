import type { ScreenProps } from '@quartermaster/core';
import { FedstripConstantData } from '@quartermaster/screens/parts';

/** Constant Data of the Global Supply stores: the fields are beside each other. */
export default function ConstantData({ attributes }: Pick<ScreenProps<'/fedstrip/fedstrip_constantProfile', 'Initial'>, 'attributes'>) {
  return <FedstripConstantData attributes={attributes} isWide />;
}
