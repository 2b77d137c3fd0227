import type { ActorKind } from '../state/event.ts';

/** Who brought something about, as the time line names them. */
export interface Actor {
  readonly kind: ActorKind;
  readonly name: string;
}

/** By what it came: a page of the store, a polling program, a cXML document, a mail, the page of a vendor's link, the operators' desk, or a command. */
export type Way = 'page' | 'api' | 'cxml' | 'mail' | 'link' | 'desk' | 'command';
