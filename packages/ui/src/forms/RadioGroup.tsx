import { useId } from 'react';
import { choiceDetail, choiceHint, choiceRow, choiceWords, denseChoiceRow } from './choice-styles.ts';
import type { Choice } from './choices.ts';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';

export interface RadioGroupProps extends Omit<FieldGroupProps, 'children'> {
  choices: readonly Choice[];
  /** The chosen value; none when undefined. */
  value: string | undefined;
  onChange: (value: string) => void;
  name?: string;
  /** Smaller words: for a narrow column with many rows. */
  isDense?: boolean;
}

/** Exactly one choice. The first dot carries the group's id, so that an error summary can lead to it. */
export function RadioGroup({ choices, value, onChange, name, isDense = false, id, ...group }: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <FieldGroup id={`${groupId}-group`} {...group}>
      <div>
        {choices.map((choice, index) => (
          <label css={isDense ? denseChoiceRow : choiceRow} key={choice.value}>
            <input
              type="radio"
              id={index === 0 ? groupId : `${groupId}-${index}`}
              name={name ?? groupId}
              value={choice.value}
              disabled={choice.isDisabled}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span css={choiceWords}>
              {choice.label}
              {choice.hint !== undefined && <span css={choiceHint}>{choice.hint}</span>}
            </span>
            {choice.detail !== undefined && <span css={choiceDetail}>{choice.detail}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
