import { Text } from '@quartermaster/ui';

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the time of the operator's place. `at`: ISO 8601. */
export const Moment = ({ at }: { at: string }) => <Text isUnbroken><time dateTime={at}>{written.format(new Date(at))}</time></Text>;
