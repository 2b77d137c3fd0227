import type { InputHTMLAttributes, Ref } from 'react';
import { controlBox } from '../styles/index.ts';
import { FormField, type FieldProps } from './FormField.tsx';

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'disabled' | 'placeholder' | 'className' | 'id' | 'width'>;

export interface TextFieldProps extends FieldProps, InputAttributes {
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Other attributes go to the input: `type`, `inputMode`, `autoComplete`, `maxLength`, what a form library registers. */
export function TextField({ label, isLabelHidden, hint, error, errorId, isRequired, id, width, className, isDisabled, type = 'text', ...input }: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, errorId, id, width, className }} isLabelHidden={isLabelHidden ?? false} isRequired={isRequired ?? false}>
      {(control) => <input css={controlBox} type={type} disabled={isDisabled} {...input} {...control} />}
    </FormField>
  );
}
