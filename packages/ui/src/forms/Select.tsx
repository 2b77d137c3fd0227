import { css } from '@emotion/react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../icons/index.ts';
import { controlBox } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { FormField, type FieldProps } from './FormField.tsx';

const frame = css({
  position: 'relative',
  display: 'flex',
  '& > svg': { position: 'absolute', insetInlineEnd: token('space.xs'), top: 'calc(50% - 0.5em)', pointerEvents: 'none', color: token('color.textMuted') },
});
const box = css(controlBox, { appearance: 'none', paddingInlineEnd: token('space.xl'), textOverflow: 'ellipsis', cursor: 'pointer' });

type SelectAttributes = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'disabled' | 'className' | 'id' | 'children'>;

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldProps, SelectAttributes {
  options: readonly SelectOption[];
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list: it works with every aid and on every phone. */
export function Select({ label, isLabelHidden, hint, error, isRequired, id, width, className, options, isDisabled, ...rest }: SelectProps) {
  return (
    <FormField {...{ label, hint, error, id, width, className }} isLabelHidden={isLabelHidden ?? false} isRequired={isRequired ?? false}>
      {(control) => (
        <span css={frame}>
          <select css={box} disabled={isDisabled} {...rest} {...control}>
            {options.map((option) => <option key={option.value} value={option.value} disabled={option.isDisabled}>{option.label}</option>)}
          </select>
          <Icon name="chevronDown" size="sm" />
        </span>
      )}
    </FormField>
  );
}
