import type { HostedStorefront } from '@quartermaster/core/host';

/** Of one page; more would tell nothing new. */
const mostReports = 5;

/** The same engine, which tells the server why a store that is shipped alone failed: its operator reads it in the log. */
export function reportingFailures(storefront: HostedStorefront, { name, version }: { readonly name: string; readonly version: string }): HostedStorefront {
  const told = new Set<string>();
  const tell = (code: string, message: string): void => {
    const fact = `${code} ${message}`;
    if (told.has(fact) || told.size >= mostReports) return;
    told.add(fact);
    // A server that cannot be reached has other sorrows.
    void storefront.call('/stores/failure', { store: name, version, code: code.slice(0, 60), message: message.slice(0, 1000) }, { spinner: false }).catch(() => null);
  };
  storefront.unavailable.subscribe(() => {
    for (const { code, message } of storefront.unavailable.get()?.diagnostics ?? []) tell(code, message);
  });
  return {
    ...storefront,
    screenFailed: (where, cause) => {
      tell(where, cause instanceof Error ? cause.message : String(cause));
      return storefront.screenFailed(where, cause);
    },
  };
}
