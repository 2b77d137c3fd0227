import type { ListedRequisition } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';
import { statusWords } from './status-words.ts';

export const RequisitionStatus = ({ status }: { status: ListedRequisition['status'] }) => <Badge look={statusWords[status].look}>{statusWords[status].text}</Badge>;
