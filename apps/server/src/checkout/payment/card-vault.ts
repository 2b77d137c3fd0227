import type { CardVault } from '@quartermaster/deployment';
import type { RequestContext } from '../../wire/index.ts';

/** The default: forgets the number, and keeps a random token with the last four digits, the expiry and the name. */
export function lastFourCardVault(randomId: () => string): CardVault {
  return {
    async keep({ number, expires, cardholder }) {
      return { token: `card_${randomId()}`, lastFour: number.slice(-4), expires, cardholder };
    },
  };
}

/** Has the vault forget a card that was removed here, whatever becomes of it there. */
export async function forgetVaultedCard(vault: CardVault, token: string, { log }: { readonly log: Pick<RequestContext['log'], 'error'> }): Promise<void> {
  try {
    await vault.forget?.(token);
  } catch (error) {
    log.error({ err: error, token }, 'the vault did not forget a card that was removed; tell it to by its token');
  }
}
