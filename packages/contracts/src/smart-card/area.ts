import { defineContractArea } from '../wire/contract-area.ts';
import { registerSmartCard, unregisterSmartCard } from './smart-card.services.ts';

export const smartCardArea = defineContractArea('smart-card', [registerSmartCard, unregisterSmartCard]);
