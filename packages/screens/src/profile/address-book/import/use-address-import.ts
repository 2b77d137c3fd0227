import { addressFileLimits, type AttributesOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import { useTellElsewhere } from '../../../shell/index.ts';
import type { BookPath } from '../address-book-links.ts';

interface Looked {
  readonly csv: string;
  readonly findings: AttributesOf<'/profile/import_addresses', 'Preview'>;
}

const kilobytes = `${(addressFileLimits.bytes / 1000).toLocaleString('en-US')} kB`;

/** A file that is looked through, and then imported as a whole: what was found, or why it cannot be read. */
export function useAddressImport(book: BookPath) {
  const call = useCall();
  const alerts = useAlerts();
  const { href, open, stay } = useNavigation();
  const tellElsewhere = useTellElsewhere();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [looked, setLooked] = useState<Looked | null>(null);

  async function send(csv: string, isConfirmed: boolean): Promise<void> {
    const isHere = stay();
    const tell = tellElsewhere();
    const refuse = (why: string): void => {
      setProblem(why);
      // A file that was only looked through was not to change anything yet.
      if (isConfirmed) tell('error', `The addresses of your file were not added. ${why}`, { label: 'Address Book', href: href(book) });
    };
    setPending(true);
    try {
      const answer = await call('/profile/import_addresses', { csv, isConfirmed }, { spinner: false });
      switch (answer.responseName) {
        case 'Preview':
          setLooked({ csv, findings: answer.attributes });
          if (isConfirmed) tell('error', 'The addresses of your file were not added: they have to be looked at again.', { label: 'Address Book', href: href(book) });
          return;
        case 'Unreadable':
          refuse(answer.attributes.problem);
          return;
        case 'Imported': {
          const { added } = answer.attributes;
          alerts.show({ type: 'success', msg: added === 1 ? 'One address is added to your address book.' : `${added.toLocaleString('en-US')} addresses are added to your address book.` });
          if (isHere()) open(book);
        }
      }
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) refuse([failure.message, ...failure.fieldErrors.map(({ message }) => message)].join(' '));
    } finally {
      setPending(false);
    }
  }

  return {
    isPending, problem, looked,
    async look(file: File | null): Promise<void> {
      setLooked(null);
      const wrong = file === null ? 'Choose a CSV file.' : file.size > addressFileLimits.bytes ? `The file is larger than ${kilobytes}. Divide it.` : undefined;
      setProblem(wrong);
      if (file !== null && wrong === undefined) await send(await file.text(), false);
    },
    async confirm(): Promise<void> {
      if (looked !== null) await send(looked.csv, true);
    },
  };
}
