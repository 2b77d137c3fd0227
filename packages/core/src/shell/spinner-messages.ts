import { defaultSpinnerMessage } from './spinner.ts';

/** The engine's own routes (specification, section 4); what services say is in their declarations. */
const routes: Readonly<Record<string, string>> = {
  '/pkce/callback': 'Multi factor authentication in progress...',
  '/pkce/logout': 'Signing out...',
};

/** The spinner's message for a service path or web address. `services`: what is known of a path. */
export function spinnerMessage(address: string, services: { at(path: string): { readonly spinner?: string } | null }): string {
  const path = address.replace(/^\/ws(?=\/)/, '');
  return routes[path] ?? services.at(path)?.spinner ?? defaultSpinnerMessage;
}
