import { statementLimits, type AttributesOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation } from '@quartermaster/core';
import { useState } from 'react';

type Unreadable = AttributesOf<'/orderhistory/upload_statement', 'Unreadable'>;

/** A statement that is sent, and then shown; or why it cannot be read. */
export function useStatementUpload() {
  const call = useCall();
  const alerts = useAlerts();
  const { open, stay } = useNavigation();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);

  async function send(fileName: string, text: string): Promise<void> {
    const isHere = stay();
    setPending(true);
    try {
      const answer = await call('/orderhistory/upload_statement', { fileName, text }, { spinner: false });
      if (answer.responseName === 'Unreadable') {
        setUnreadable(answer.attributes);
        return;
      }
      if (!answer.attributes.isNew) alerts.show({ type: 'info', msg: 'You have uploaded this statement before.' });
      if (isHere()) open('/orderhistory/reconcile', { query: { statement: answer.attributes.statementId } });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) setProblem(failure.message);
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
