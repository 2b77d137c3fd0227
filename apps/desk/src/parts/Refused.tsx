import { Alert } from '@quartermaster/ui';
import type { DeskRefusal } from '../wire/desk-client.ts';

/** Why a change was not made; nothing where there is none. */
export const Refused = ({ refusal }: { refusal: DeskRefusal | null }) => (refusal === null ? null : <Alert tone="error" isLive><p>{refusal.message}</p></Alert>);
