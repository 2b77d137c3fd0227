import { mostListRows } from '@quartermaster/contracts';
import { FormField } from '@quartermaster/ui';
import type { ChangeEvent } from 'react';
import { textOf } from './file-text.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** A file of more bytes is not read: no list that is taken is as long. */
const mostBytes = 8_000_000;

/** A list out of a file. */
export function ListFile({ order: { fill, say } }: { order: Pick<QuickOrder, 'fill' | 'say'> }) {
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    if (file.size > mostBytes) say(`The file is too large. A list has at most ${mostListRows} rows: split it.`);
    else fill(await textOf(file));
    // The same file can be chosen again once it is mended.
    target.value = '';
  };
  return (
    <FormField label="Or choose a file" hint="CSV, with the columns number and quantity">
      {(control) => <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" {...control} onChange={(event) => void read(event)} />}
    </FormField>
  );
}
