import type { BuyerRequest } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';

const looks = { open: 'attention', granted: 'success', declined: 'neutral', withdrawn: 'neutral' } as const;

export const stateWords = { open: 'Open', granted: 'Granted', declined: 'Refused', withdrawn: 'Taken back' } as const;

export const kindWords = { agency: 'Another agency', closure: 'Close the account' } as const;

export const BuyerRequestState = ({ state }: Pick<BuyerRequest, 'state'>) => <Badge look={looks[state]}>{stateWords[state]}</Badge>;
