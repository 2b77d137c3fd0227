import { css } from '@emotion/react';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { controlBox } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { FormField, type FieldProps } from './FormField.tsx';

const area = css(controlBox, { paddingBlock: token('space.xs'), resize: 'vertical' });

type AreaAttributes = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'disabled' | 'placeholder' | 'className' | 'id'>;

export interface TextAreaProps extends FieldProps, AreaAttributes {
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ label, isLabelHidden, hint, error, isRequired, id, width, className, isDisabled, rows = 3, ...rest }: TextAreaProps) {
  return (
    <FormField {...{ label, hint, error, id, width, className }} isLabelHidden={isLabelHidden ?? false} isRequired={isRequired ?? false}>
      {(control) => <textarea css={area} rows={rows} disabled={isDisabled} {...rest} {...control} />}
    </FormField>
  );
}
