import { cardDigits, cardExpiryProblem, notBlank, parseCardExpiry, purchaseCardRule, type FieldError } from '@quartermaster/contracts';
import type { TypedCard } from '@quartermaster/deployment';

/**
 * Checks a card as it was typed (specification, section 5). A card that expires within 20 days is refused.
 * The errors never repeat what was typed as its number.
 *
 * @param prefixes first four digits of the cards that the store takes; none: any card
 */
export function checkTypedCard(
  typed: { number: string; expires: string; cardholder: string },
  now: Date,
  prefixes: readonly string[],
): { card: TypedCard; errors: [] } | { card: null; errors: FieldError[] } {
  const expires = parseCardExpiry(typed.expires);
  const checks: [field: string, message: string | null][] = [
    ['newCard.number', purchaseCardRule(prefixes)(typed.number)],
    ['newCard.expires', expires === null ? 'Enter the expiry date as on the card: MM/YY.' : cardExpiryProblem(expires, now)],
    ['newCard.cardholder', notBlank('the name on the card')(typed.cardholder) ?? noCardNumber(typed.cardholder)],
  ];
  const errors = checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
  if (errors.length > 0 || expires === null) return { card: null, errors };
  return { card: { number: cardDigits(typed.number), expires, cardholder: typed.cardholder.trim() }, errors: [] };
}

/** Names are kept and shown, so a card number that slipped into the wrong field must not pass for one. */
const noCardNumber = (name: string): string | null =>
  mayBeCardNumber(name) ? 'Enter the name on the card here, not its number.' : null;

/** Whether a text has so many digits in a row that it may be (a part of) a card number: such a text is not sent back. */
export const mayBeCardNumber = (text: string): boolean => /\d{8}/.test(cardDigits(text));
