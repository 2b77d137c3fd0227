import { useEffect, useId, useRef, useState, type ChangeEvent, type FocusEvent, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { FormField, type FieldProps } from '../forms/FormField.tsx';
import { controlBox } from '../styles/index.ts';
import { VisuallyHidden } from '../typography/index.ts';
import { keyEffect, type ListState } from './combobox-keys.ts';
import { detailStyle, frame, frameOfForm, listStyle } from './combobox-styles.ts';
import type { Suggestion } from './suggestion.ts';
import { SuggestionText } from './SuggestionText.tsx';

type InputAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type' | 'inputMode' | 'maxLength' | 'enterKeyHint' | 'spellCheck'>;

export interface ComboboxFieldProps extends FieldProps, InputAttributes {
  value: string;
  /** `event`: the buyer typed; left out where a line was picked, or Escape emptied the field. */
  onChange: (text: string, event?: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  suggestions: readonly Suggestion[];
  /** A line was picked; its text has been handed to `onChange` already. */
  onPick: (suggestion: Suggestion) => void;
  isLoading?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** How wide the suggestions are: as the field, or as the nearest positioned element around it, where the field is a part of a form in one line. */
  listWidth?: 'field' | 'form';
}

const closed: ListState = { isOpen: false, active: -1 };

function countText(count: number): string {
  if (count === 0) return 'No suggestions.';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrow keys to choose.`;
}

/**
 * A text field with suggestions (WAI-ARIA combobox). Free text stays allowed: Enter without an active line submits the form.
 * Written here instead of taken from React Aria: it is in every page's header, and is a fraction of the weight there.
 */
export function ComboboxField({
  value, onChange, onBlur, suggestions, onPick, isLoading = false, inputRef, listWidth = 'field', name, type = 'text', inputMode, maxLength, enterKeyHint, spellCheck, ...field
}: ComboboxFieldProps) {
  const [list, setList] = useState<ListState>(closed);
  const listId = useId();
  const activeRef = useRef<HTMLDivElement>(null);
  const isShown = list.isOpen && suggestions.length > 0;
  const active = list.active < suggestions.length ? list.active : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => { if (isShown) activeRef.current?.scrollIntoView({ block: 'nearest' }); }, [active, isShown]);

  function pick(suggestion: Suggestion) {
    setList(closed);
    onChange(suggestion.text);
    onPick(suggestion);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const effect = keyEffect(event.key, { isOpen: isShown, active }, suggestions.length, value !== '');
    if (effect === undefined) {
      if (event.key === 'Enter') setList(closed);
      return;
    }
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    setList(effect.state);
    if (effect.empties) onChange('');
    const picked = effect.picks === undefined ? undefined : suggestions[effect.picks];
    if (picked !== undefined) pick(picked);
  }

  return (
    <FormField {...field}>
      {(control) => (
        <span css={listWidth === 'form' ? frameOfForm : frame}>
          <input
            css={controlBox}
            ref={inputRef}
            {...{ name, type, inputMode, maxLength, enterKeyHint, spellCheck }}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
            value={value}
            onChange={(event) => { setList({ isOpen: true, active: -1 }); onChange(event.currentTarget.value, event); }}
            onKeyDown={onKeyDown}
            onBlur={(event) => { setList(closed); onBlur?.(event); }}
            {...control}
          />
          {isShown && (
            <div css={listStyle} id={listId} role="listbox" aria-label="Suggestions">
              {suggestions.map((suggestion, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus belong to the field (aria-activedescendant)
                <div
                  key={suggestion.id}
                  id={optionId(index)}
                  ref={index === active ? activeRef : undefined}
                  role="option"
                  aria-selected={index === active}
                  // Pressing must not take focus from the field, or the list would close before the click.
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(suggestion)}
                >
                  <SuggestionText text={suggestion.text} typed={value.trim()} />
                  {suggestion.detail !== undefined && <span css={detailStyle}>{suggestion.detail}</span>}
                </div>
              ))}
            </div>
          )}
          <VisuallyHidden role="status">{list.isOpen && !isLoading && value.trim() !== '' ? countText(suggestions.length) : ''}</VisuallyHidden>
        </span>
      )}
    </FormField>
  );
}
