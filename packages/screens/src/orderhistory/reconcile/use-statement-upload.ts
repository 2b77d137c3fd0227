import { statementLimits, type AttributesOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

type Unreadable = AttributesOf<'/orderhistory/upload_statement', 'Unreadable'>;

/** A statement that is sent, and then shown; or why it cannot be read. */
export function useStatementUpload() {
  const call = useCall();
  const alerts = useAlerts();
  const { href, open, stay } = useNavigation();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);

  async function send(fileName: string, text: string): Promise<void> {
    const isHere = stay();
    // A buyer who has gone elsewhere is left there, and hears what came of the file.
    const tellElsewhere = (type: 'success' | 'error', what: string, query: { statement?: string }): void => {
      if (!isHere()) alerts.show({ type, msg: `The statement ${escapeHtml(fileName)} ${what}. <a href="${href('/orderhistory/reconcile', query)}">${type === 'error' ? 'Card statements' : 'View it'}</a>` });
    };
    setPending(true);
    try {
      const answer = await call('/orderhistory/upload_statement', { fileName, text }, { spinner: false });
      if (answer.responseName === 'Unreadable') {
        setUnreadable(answer.attributes);
        tellElsewhere('error', 'could not be read', {});
        return;
      }
      if (!answer.attributes.isNew) alerts.show({ type: 'info', msg: 'You have uploaded this statement before.' });
      const query = { statement: answer.attributes.statementId };
      tellElsewhere('success', 'is compared with your orders', query);
      if (isHere()) open('/orderhistory/reconcile', { query });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (!concernsPage(failure)) return;
      setProblem(failure.message);
      tellElsewhere('error', 'was not uploaded', {});
    } finally {
      setPending(false);
    }
  }

  return {
    isPending, problem, unreadable,
    async upload(file: File | null): Promise<void> {
      setUnreadable(null);
      const text = file === null ? '' : await file.text();
      const wrong = file === null ? 'Choose the file of the statement.' : text.length > statementLimits.characters ? `The file is larger than ${(statementLimits.characters / 1000).toLocaleString('en-US')} kB. Divide it, by month for example.` : undefined;
      setProblem(wrong);
      if (file !== null && wrong === undefined) await send(file.name.slice(-200), text);
    },
  };
}
