import type { VerifyPage } from '@quartermaster/contracts';
import { FedstripVerify } from '@quartermaster/screens/parts';

/** Requisitions before they are sent, over the whole width. It is asked before, as before an order. */
export default function Verify({ attributes }: { attributes: VerifyPage }) {
  return <FedstripVerify attributes={attributes} asksBeforeSending />;
}
