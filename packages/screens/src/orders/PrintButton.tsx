import { Button } from '@quartermaster/ui';

export function PrintButton() {
  return <Button icon="print" onClick={() => window.print()}>Print</Button>;
}
