import { Button } from '@quartermaster/ui';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useDesk } from '../wire/desk-context.ts';
import { refusalOf } from '../wire/use-answer.ts';
import { saveFile } from './save-file.ts';

interface SaveCsvButtonProps {
  path: '/activities/export' | '/agencies/export' | '/member-domains/export' | '/approval-rules/export';
  /** Null: nothing is wrong any more. */
  onRefusal: (refusal: DeskRefusal | null) => void;
}

/** Saves a whole list as a file that an import takes. */
export function SaveCsvButton({ path, onRefusal }: SaveCsvButtonProps) {
  const { client } = useDesk();
  const save = async (): Promise<void> => {
    try {
      const { fileName, csv } = await client.read(path, {});
      onRefusal(null);
      saveFile(fileName, csv);
    } catch (error) {
      onRefusal(refusalOf(error));
    }
  };
  return <Button icon="download" onClick={() => void save()}>Save all as CSV</Button>;
}
