/** Whether an offer is delivered to this ZIP code: its vendor names the first digits of those it serves, or serves all. */
export const isDelivered = (serviceArea: readonly string[] | null | undefined, { zip }: { zip: string }): boolean =>
  serviceArea == null || serviceArea.some((firstDigits) => zip.startsWith(firstDigits));
