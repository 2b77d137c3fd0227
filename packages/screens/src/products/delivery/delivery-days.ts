const dayWord = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** `3 days`, `3 to 9 days`, after receipt of order; null for services and items without an offer. */
export function formatDeliveryDays(days: { low: number; high: number } | null): string | null {
  if (days === null) return null;
  return days.low === days.high ? dayWord(days.low) : `${days.low} to ${dayWord(days.high)}`;
}
