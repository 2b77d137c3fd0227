import type { ListedProductReport } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';

export const stateWords = { open: 'Waits for an answer', answered: 'Answered' } as const;

export const ProductReportState = ({ state }: Pick<ListedProductReport, 'state'>) => <Badge look={state === 'open' ? 'attention' : 'success'}>{stateWords[state]}</Badge>;
