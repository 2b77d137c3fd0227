import { ErrorSummary, type HeadingLevel } from '@quartermaster/ui';
import type { FormState } from './use-form.ts';

/** All that is wrong after a failed send, each with a link to its field. A form with one field has it at the field alone. */
export function FormErrors({ form: { summary }, level = 2 }: { form: Pick<FormState<string>, 'summary'>; level?: HeadingLevel }) {
  return <ErrorSummary errors={summary.errors} attempt={summary.attempt} takesFocus={summary.attempt > 0} level={level} />;
}
