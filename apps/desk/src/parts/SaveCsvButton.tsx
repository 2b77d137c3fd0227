import type { DeskRequest } from '@quartermaster/contracts-desk';
import { Button } from '@quartermaster/ui';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useDesk } from '../wire/desk-context.ts';
import { refusalOf } from '../wire/use-answer.ts';
import { saveFile } from './save-file.ts';

type ExportPath = '/activities/export' | '/agencies/export' | '/member-domains/export' | '/approval-rules/export' | '/product-reports/export' | '/pages/export' | '/messages/export' | '/synonyms/export' | '/page-views/export' | '/page-steps/export' | '/help-topics/export' | '/special-item-numbers/export';

interface SaveCsvButtonProps {
  path: ExportPath;
  /** What of it is saved; without it all. */
  filter?: DeskRequest<'/messages/export'> | DeskRequest<'/page-views/export'>;
  label?: string;
  /** Null: nothing is wrong any more. */
  onRefusal: (refusal: DeskRefusal | null) => void;
}

/** Saves a whole list as a file that an import takes. */
export function SaveCsvButton({ path, filter, label = 'Save all as CSV', onRefusal }: SaveCsvButtonProps) {
  const { client } = useDesk();
  const save = async (): Promise<void> => {
    try {
      const { fileName, csv } = await client.read(path, { ...filter });
      onRefusal(null);
      saveFile(fileName, csv);
    } catch (error) {
      onRefusal(refusalOf(error));
    }
  };
  return <Button icon="download" onClick={() => void save()}>{label}</Button>;
}
