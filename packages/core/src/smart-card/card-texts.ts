import type { ConfirmRequest } from '../extension/index.ts';
import type { CardState } from './card-flow.ts';
import type { CompleteReading } from './card-reading.ts';

/** A message to a card's owner (specification, section 8, Card messages: what they say is given, their words are ours). */
export interface CardMessage {
  readonly tone: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
  /** Steps to take, in order. */
  readonly steps: readonly string[];
}

type Invalid = Extract<CardState, { kind: 'invalid' }>['reason'];

const why: Record<Invalid, string> = {
  'incomplete': 'The certificate lacks the name, the chain or the expiry date that registration needs. Choose the authentication certificate of your card.',
  'none': 'Your browser sent no certificate. The card may not be in its reader, or no certificate was chosen.',
  'untrusted': 'The certificate was not issued by an authority that is accepted here.',
  'expired': 'The certificate has expired.',
  'not-yet-valid': 'The certificate is not valid yet.',
  'revoked': 'The certificate has been revoked by its issuer.',
  'wrong-certificate': 'The certificate is not made for signing in. Choose the authentication certificate of your card.',
  'unreadable': 'The certificate could not be read.',
};

const steps = [
  'Sign out.',
  'Close all windows of your browser: it remembers the certificate that you chose until then.',
  'Open the browser again, sign in, and register your card with the right certificate.',
];

/** The message of a state; null where there is nothing to say. */
export function cardMessage(state: CardState): CardMessage | null {
  switch (state.kind) {
    case 'invalid':
      return { tone: 'error', title: 'An invalid PIV/CAC card certificate was selected', text: why[state.reason], steps };
    case 'registered':
      return { tone: 'success', title: 'Your smart card is registered', text: 'It now belongs to your account.', steps: [] };
    case 'already-registered':
      return { tone: 'info', title: 'This card is already registered', text: 'It is registered with your account. Nothing was changed.', steps: [] };
    case 'other-account':
      return {
        tone: 'error',
        title: 'This card is registered with another account',
        text: 'A card can belong to one account only. Sign in with the other account and unregister it there, or ask the help desk.',
        steps: [],
      };
    case 'reading-refused':
      return { tone: 'warning', title: 'The card must be read again', text: 'This reading was too old or was used before. Nothing was changed.', steps: [] };
    case 'unregistered':
      return { tone: 'success', title: 'Your smart card is unregistered', text: 'It no longer belongs to your account.', steps: [] };
    default:
      return null;
  }
}

/** Asked before a card is registered. */
export const registerQuestion = (reading: CompleteReading): ConfirmRequest => ({
  title: 'Register this smart card?',
  body: `${reading.ssl_client_s_dn_cn || 'A card without a name'}, ${reading.ssl_client_s_dn_ou}, issued by ${reading.ssl_client_i_dn_o}. It will be registered with your account.`,
  confirmLabel: 'Yes, register it',
  cancelLabel: 'No',
});

/** Asked before a card is taken away. */
export const unregisterQuestion: ConfirmRequest = {
  title: 'Unregister your smart card?',
  body: 'The card will no longer belong to your account. You can register it again at any time.',
  confirmLabel: 'Unregister',
  cancelLabel: 'Keep it',
  danger: true,
};
