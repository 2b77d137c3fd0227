import { deskServices, mayUse, sessionService, signOutService } from '@quartermaster/contracts-desk';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { endOperatorSession } from './operator-session.ts';

export const operatorServices = ({ timeout, isTrial }: { readonly timeout: number; readonly isTrial: boolean }): readonly DeskImplementation[] => [
  implementRead(sessionService, async (_request, { operator, xsrfToken }) => ({
    ...operator,
    may: deskServices.filter(({ role }) => mayUse(operator.role, role)).map(({ path }) => path),
    xsrfToken,
    endsAfterMinutes: Math.floor(timeout / 60),
    isTrial,
  })),
  implementWrite(signOutService, async (_request, connection, { cookie }) => {
    await endOperatorSession(connection, cookie);
    return { answer: {}, change: null };
  }),
];
