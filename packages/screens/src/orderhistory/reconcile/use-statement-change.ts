import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation, useShowAnswer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

type Change = Omit<RequestOf<'/orderhistory/change_statement'>, 'statement'>;

/** Changes a statement, and shows it as it is then in place of the page; one that is deleted leads to the others. */
export function useStatementChange(statement: string) {
  const call = useCall();
  const alerts = useAlerts();
  const showAnswer = useShowAnswer();
  const { open, stay } = useNavigation();
  const [isPending, setPending] = useState(false);

  /** Whether the change is made. */
  async function make(change: Change): Promise<boolean> {
    const isHere = stay();
    setPending(true);
    try {
      const answer = await call('/orderhistory/change_statement', { ...change, statement }, { spinner: false });
      if (answer.responseName === 'Removed') {
        alerts.show({ type: 'success', msg: `The statement ${escapeHtml(answer.attributes.fileName)} is deleted.` });
        if (isHere()) open('/orderhistory/reconcile');
        return true;
      }
      showAnswer('/orderhistory/reconcile', answer);
      return answer.responseName === 'Success' && answer.attributes.problem === null;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Nothing was changed. ${escapeHtml(failure.message)}` });
      return false;
    } finally {
      setPending(false);
    }
  }

  return { make, isPending };
}

export type StatementChange = ReturnType<typeof useStatementChange>;
