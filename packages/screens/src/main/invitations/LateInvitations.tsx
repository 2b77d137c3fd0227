import { latePart } from '@quartermaster/ui';

/** At the end of a start page, after what it begins with: it differs from buyer to buyer, and the page does not wait for it. */
export const LateInvitations = latePart(async () => (await import('./Invitations.tsx')).Invitations);
