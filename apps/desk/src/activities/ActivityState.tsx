import { Badge } from '@quartermaster/ui';

export const ActivityState = ({ active }: { active: boolean }) => <Badge look={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Retired'}</Badge>;
