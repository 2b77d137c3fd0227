import type { ListedPurchaseOrder } from '@quartermaster/contracts-desk';
import { Badge, Inline } from '@quartermaster/ui';
import { reasonName } from './reasons.ts';

const looks = { dead: 'error', 'no-way': 'error', unsent: 'warning', untold: 'warning', problem: 'attention', cancellation: 'attention', rejected: 'warning', late: 'warning' } as const;

/** Why a purchase order is in the queue, in badges. */
export const Reasons = ({ reasons }: Pick<ListedPurchaseOrder, 'reasons'>) => (
  <Inline gap="xs">{reasons.map(({ kind }) => <Badge key={kind} look={looks[kind]}>{reasonName[kind]}</Badge>)}</Inline>
);
