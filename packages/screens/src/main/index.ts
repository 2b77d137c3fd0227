export { LateInvitations } from './invitations/LateInvitations.tsx';
