import { css } from '@emotion/react';
import { Icon, type IconName } from '../icons/index.ts';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const group = css({
  display: 'inline-flex',
  border: `1px solid ${token('color.borderControl')}`,
  borderRadius: token('radius.sm'),
  background: token('color.surface'),
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.xxs'),
    minHeight: `calc(${token('size.controlSmall')} - 2px)`,
    padding: `0 ${token('space.sm')}`,
    border: 0,
    background: 'transparent',
    color: token('color.text'),
    fontSize: token('fontSize.sm'),
    cursor: 'pointer',
  },
  '& > button + button': { borderInlineStart: `1px solid ${token('color.borderControl')}` },
  '& > button:hover': { background: token('color.actionSurface') },
  '& > button[aria-pressed="true"]': { background: token('color.action'), color: token('color.actionText') },
  [media.forcedColors]: { '& > button[aria-pressed="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
  [media.phone]: { '& > button': { minHeight: token('size.touchTarget') } },
  [media.print]: { display: 'none' },
});

export interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
}

export interface ToggleGroupProps<Value extends string> {
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few views of the same thing, one of them chosen at once: list or grid. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange }: ToggleGroupProps<Value>) {
  return (
    <div css={group} role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.icon !== undefined && <Icon name={option.icon} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
