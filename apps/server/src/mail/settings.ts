import { isIP } from 'node:net';
import { ConfigError, defineSetting, setting } from '../runtime/index.ts';
import type { MailServer } from './mail-server.ts';

const smtpHost = defineSetting({
  id: 'SMTP_HOST',
  otherwise: 'none',
  doc: 'the mail server that takes all mail of the marketplace ([operating](../../docs/operating.md#mail)); without it mail waits in `marketplace.mail_outbox`',
  read(given = '') {
    if (given !== '' && !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(given) && isIP(given) === 0) throw new ConfigError(`SMTP_HOST is "${given}". Use the name or the IP address of a mail server alone, such as smtp.agency.example.gov.`);
    return given === '' ? null : given;
  },
});

const smtpPort = setting.wholeNumber('SMTP_PORT', { otherwise: 587, least: 1, most: 65_535, doc: 'its port: usually 587, or 465 with `SMTP_TLS=implicit`' });

const smtpTls = setting.oneOf('SMTP_TLS', ['starttls', 'implicit', 'none'], {
  otherwise: 'starttls', doc: '`starttls`: encrypted after its greeting, or nothing is sent; `implicit`: encrypted from the first byte; `none`: not encrypted, for a relay on the same machine or network',
});

const smtpUser = defineSetting({ id: 'SMTP_USER', otherwise: 'none', doc: 'the account at the mail server; none where it asks for none', read: (given = '') => given });

const smtpPassword = defineSetting({ id: 'SMTP_PASSWORD', otherwise: 'none', doc: 'its password', read: (given = '') => given });

const mailFrom = defineSetting({
  id: 'MAIL_FROM',
  otherwise: '(needed with `SMTP_HOST`)',
  doc: 'the sender of all mail, an address such as `marketplace@agency.example.gov`',
  read(given = '') {
    if (given !== '' && !/^[^\s@<>,;:"]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(given)) throw new ConfigError(`MAIL_FROM is "${given}". Use one e-mail address without a name, such as marketplace@agency.example.gov.`);
    return given;
  },
});

export const smtpSettings = [smtpHost, smtpPort, smtpTls, smtpUser, smtpPassword, mailFrom] as const;

/** The mail server with its sender; null where there is none. Read with the settings that it is made of. */
export const mailServerSettings = { host: smtpHost, port: smtpPort, tls: smtpTls, user: smtpUser, password: smtpPassword, from: mailFrom } as const;

interface Given {
  readonly host: string | null;
  readonly port: number;
  readonly tls: MailServer['tls'];
  readonly user: string;
  readonly password: string;
  readonly from: string;
}

/** @throws ConfigError for settings that do not fit each other */
export function mailServerOf({ host, port, tls, user, password, from }: Given): MailServer | null {
  if (host === null) return null;
  if (from === '') throw new ConfigError('SMTP_HOST is set, but MAIL_FROM is not. Give the address that mail of the marketplace comes from.');
  if ((user === '') !== (password === '')) throw new ConfigError('Only one of SMTP_USER and SMTP_PASSWORD is set. Give both, or neither.');
  if (user !== '' && tls === 'none' && !isThisMachine(host)) throw new ConfigError('SMTP_TLS is none, so SMTP_PASSWORD would cross the network for all to read. Use starttls or implicit, or a mail server that asks for no password.');
  return { host, port, tls, from, login: user === '' ? null : { user, password } };
}

const isThisMachine = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
