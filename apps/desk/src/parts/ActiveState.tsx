import { Badge } from '@quartermaster/ui';

/** Of what is kept in a list and never deleted. */
export const ActiveState = ({ active }: { active: boolean }) => <Badge look={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Retired'}</Badge>;
