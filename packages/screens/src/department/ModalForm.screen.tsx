import type { DepartmentFormContent } from '@quartermaster/contracts';
import { AskedForm } from './AskedForm.tsx';

/** A form over the page of its program. The layout shows its title. */
export default function ModalForm({ attributes }: { attributes: DepartmentFormContent }) {
  return <AskedForm key={attributes.form} content={attributes} />;
}
