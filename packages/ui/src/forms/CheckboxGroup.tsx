import { useId } from 'react';
import { Checkbox } from './Checkbox.tsx';
import type { Choice } from './choices.ts';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';

export interface CheckboxGroupProps extends Omit<FieldGroupProps, 'children'> {
  choices: readonly Choice[];
  /** The values that are on. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  name?: string;
  /** Smaller words: for a narrow column with many rows. */
  isDense?: boolean;
}

/** Any number of choices. The first box carries the group's id, so that an error summary can lead to it. */
export function CheckboxGroup({ choices, value, onChange, name, isDense = false, id, ...group }: CheckboxGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const toggle = (changed: string, isOn: boolean) => onChange(isOn ? [...value, changed] : value.filter((one) => one !== changed));
  return (
    <FieldGroup id={`${groupId}-group`} {...group}>
      <div>
        {choices.map((choice, index) => (
          <Checkbox
            key={choice.value}
            id={index === 0 ? groupId : `${groupId}-${index}`}
            label={choice.label}
            hint={choice.hint}
            detail={choice.detail}
            name={name}
            isDense={isDense}
            value={choice.value}
            isDisabled={choice.isDisabled}
            checked={value.includes(choice.value)}
            onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
