/** A purchase card as it was typed, with a number of 16 checked digits. It lives as long as one request. */
export interface TypedCard {
  number: string;
  /** `YYYY-MM` */
  expires: string;
  cardholder: string;
}

/** What may be kept of a card. */
export interface VaultedCard {
  /** Names the card to the vault; it tells nothing of the number. */
  token: string;
  lastFour: string;
  /** `YYYY-MM` */
  expires: string;
  cardholder: string;
}

/**
 * Takes card numbers out of the marketplace's hands. Replace it with a client of a payment provider's vault, whose
 * token then stands for the number.
 */
export interface CardVault {
  /** Called once for a new card, outside of any transaction. Throws when the vault cannot take it. */
  keep(card: TypedCard): Promise<VaultedCard>;
}

/** The default: forgets the number, and keeps a random token with the last four digits, the expiry and the name. */
export function lastFourCardVault(randomId: () => string): CardVault {
  return {
    async keep({ number, expires, cardholder }) {
      return { token: `card_${randomId()}`, lastFour: number.slice(-4), expires, cardholder };
    },
  };
}
