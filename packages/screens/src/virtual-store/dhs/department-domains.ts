/** `@dhs.gov or @tsa.example.gov`: how an address of the department ends. */
export function departmentDomains(domains: readonly string[]): string {
  const shown = domains.map((domain) => `@${domain}`);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1) ?? ''}`;
}
