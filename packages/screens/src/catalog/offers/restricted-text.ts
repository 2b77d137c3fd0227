/** Who may order an offer that is not for everyone. @param agencies their names; none: no agency that is known */
export const restrictedText = (agencies: readonly string[]): string =>
  agencies.length === 0 ? 'Restricted: no agency may order it now.' : `Restricted: only buyers of ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(agencies)} may order it.`;
