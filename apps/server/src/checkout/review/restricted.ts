/** Whether a buyer may order an offer: of an agency whose code begins with one of those that it is restricted to. Their agency is the one that is vouched for, never one that they typed. */
export const mayOrder = (restriction: readonly { readonly codes: readonly string[] }[] | null | undefined, agencyCode: string | null): boolean =>
  (restriction ?? null) === null || restriction?.some(({ codes }) => codes.some((code) => agencyCode?.startsWith(code) === true)) === true;
