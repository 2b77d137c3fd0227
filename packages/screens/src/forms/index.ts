export type { Field } from './field.ts';
export { Form } from './Form.tsx';
export { FormCard } from './FormCard.tsx';
export { FormErrors } from './FormErrors.tsx';
export { SuggestedField } from './SuggestedField.tsx';
export { problemErrors, type ProblemAnswer } from './problem-answer.ts';
export type { RowTable } from './row-table.ts';
export { useForm, type FormState } from './use-form.ts';
export { useTypedText } from './use-typed-text.ts';
