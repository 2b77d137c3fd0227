import { html, type Html } from './html.ts';
import { layout } from './layout.ts';

/** A browser that is signed in to the account. */
interface ListedSession {
  readonly uid: string;
  readonly device: string;
  readonly network: string;
  readonly begunAt: Date;
  readonly usedAt: Date | null;
  readonly isThis: boolean;
}

/** What a person sees of the account. Addresses have the way back to the store in them. */
export interface AccountPage {
  readonly login: string;
  readonly name: string;
  /** Its password and app are printed by the start, and stay. */
  readonly isDemo: boolean;
  /** The marketplace sends mail of this server. */
  readonly hasMail: boolean;
  readonly codesLeft: number;
  readonly sessions: readonly ListedSession[];
  /** What has just been done; null: nothing. */
  readonly said: string | null;
  readonly homeUrl: string;
  readonly pathOf: (page: string) => string;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const at = (instant: Date): Html => html`<time datetime="${instant.toISOString()}">${moment.format(instant)} UTC</time>`;

function sessionItem({ uid, device, network, begunAt, usedAt, isThis }: ListedSession, path: string): Html {
  return html`<li>
<p><strong>${device}</strong>${isThis ? html` (this browser)` : undefined}</p>
<p class="hint">Signed in ${at(begunAt)}${network === '' ? undefined : html`, from the network ${network}`}${usedAt === null ? undefined : html`. Last used ${at(usedAt)}`}</p>
${isThis ? undefined : html`<form method="post" action="${path}"><input type="hidden" name="session" value="${uid}"><button class="quiet" type="submit">Sign out<span class="unseen"> of ${device}, signed in ${moment.format(begunAt)}</span></button></form>`}
</li>`;
}

/** The person's own account: what they sign in with, and where they are signed in. */
export function accountPage({ login, name, isDemo, hasMail, codesLeft, sessions, said, homeUrl, pathOf }: AccountPage): Html {
  return layout({
    title: 'Your account',
    homeUrl,
    main: html`${said === null ? undefined : html`<p class="said" role="status">${said}</p>`}
<h1>Your account</h1>
<p>${name}<br><strong class="who">${login}</strong></p>
<h2>What you sign in with</h2>
<ul class="doors">
${
  isDemo
    ? html`<li>This is a demo account: its password and the key of its authenticator app are printed by the start, and stay as they are.</li>`
    : html`<li><a href="${pathOf('password')}">Change the password</a></li>
<li><a href="${pathOf('app')}">Set up another authenticator app</a></li>
${hasMail ? html`<li><a href="${pathOf('email')}">Change the e-mail address</a></li>` : undefined}`
}
<li><a href="${pathOf('recovery-codes')}">Make new recovery codes</a> <span class="hint">${codesLeft === 0 ? 'You have none' : codesLeft === 1 ? '1 is left' : `${codesLeft} are left`}</span></li>
</ul>
<h2>Where you are signed in</h2>
<ul class="sessions">${sessions.map((session) => sessionItem(session, pathOf('end-session')))}</ul>
<form method="post" action="${pathOf('sign-out')}"><button class="secondary" type="submit">Sign out everywhere</button></form>
<p><a class="quiet" href="${homeUrl}">Go back to Quartermaster</a></p>`,
  });
}

/** The person is signed out in all browsers, this one among them. */
export const signedOutEverywherePage = (homeUrl: string): Html =>
  layout({
    title: 'You are signed out everywhere',
    homeUrl,
    main: html`<h1>You are signed out everywhere</h1>
<p>In all browsers, on this service and in the stores, within a few seconds.</p>
<p><a class="primary" href="${homeUrl}">Go to Quartermaster</a></p>`,
  });
