import type { DemoAccount } from './demo-accounts.ts';

/** The text that the terminal shows when all is running. */
export function announcement(webOrigin: string, accounts: readonly DemoAccount[], logs: string, onTerminal: boolean, operatorTokenFile: string | null, supervisor: number | null): string {
  const lines = ['', `  Quartermaster is ready:  ${webOrigin}`, ''];
  if (accounts.length > 0) lines.push('  Demo accounts (login, password, then the code of the authenticator)', '');
  for (const account of accounts) {
    lines.push(
      `    ${account.name}`,
      `      Login        ${account.login}`,
      `      Password     ${account.password}`,
      `      TOTP secret  ${account.totpSecret}`,
      `      Code now     ${account.currentCode}`,
      '',
    );
  }
  if (accounts.length > 0) lines.push(`  Codes change every 30 seconds: put a secret into an authenticator app${onTerminal ? ', or press Enter here for new ones' : ''}.`);
  lines.push(`  The operators' desk:  ${webOrigin}/desk${accounts.length > 0 ? ', for the demo operator; mail of this trial is read there' : ''}.`);
  lines.push(`  Its stores, for operators: ${webOrigin}/__stores${operatorTokenFile === null ? '' : ` (the token is in ${operatorTokenFile})`}.`);
  if (supervisor !== null) lines.push(`  A new version is put in place without losing a call by: kill -HUP ${supervisor}`);
  lines.push(`  Logs are in ${logs}. Ctrl-C stops everything.`, '');
  return lines.join('\n');
}
