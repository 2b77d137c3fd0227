import { Checkbox, TextField } from '@quartermaster/ui';
import { settingAt, withSetting, type WayField } from './way-fields.ts';

type Settings = Readonly<Record<string, unknown>>;

/** The settings of a way, each in its field. */
export function WaySettings({ fields, settings, onChange }: { fields: readonly WayField[]; settings: Settings; onChange: (settings: Record<string, unknown>) => void }) {
  return fields.map(({ path, label, hint, isChoice }) => {
    const value = settingAt(settings, path);
    const change = (next: string | boolean): void => onChange({ ...withSetting(settings, path, next) });
    if (isChoice === true) return <Checkbox key={path} label={label} checked={value === true} onChange={(event) => change(event.target.checked)} />;
    return <TextField key={path} label={label} hint={hint} width="medium" maxLength={2000} value={typeof value === 'string' ? value : ''} onChange={(event) => change(event.target.value)} />;
  });
}
