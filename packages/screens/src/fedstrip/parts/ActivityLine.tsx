import { Text } from '@quartermaster/ui';

/** The activity that requisitions. */
export function ActivityLine({ activity: { aac, name } }: { activity: { aac: string; name: string } }) {
  return <Text as="p">{aac}{name === '' ? '' : `, ${name}`}</Text>;
}
