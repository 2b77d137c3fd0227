/** One setting of a way, in the field of a form. */
export interface WayField {
  /** Names within the settings, with dots between them. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** Yes or no. */
  readonly isChoice?: true;
}

type Settings = Readonly<Record<string, unknown>>;

const credential = (path: string, label: string): readonly WayField[] => [
  { path: `${path}.domain`, label: `${label}: domain`, hint: 'Such as DUNS or NetworkID.' },
  { path: `${path}.identity`, label: `${label}: identity` },
];

/** The fields of the ways that every server has. A way of a plugin has none: its settings are written as JSON. */
export const wayFields: Readonly<Record<string, readonly WayField[]>> = {
  api: [],
  mail: [{ path: 'to', label: 'Address for purchase orders' }],
  cxml: [
    { path: 'url', label: 'Address of the vendor’s system', hint: 'It begins with https:' },
    ...credential('from', 'From'), ...credential('to', 'To'), ...credential('sender', 'Sender'),
    { path: 'secret', label: 'Word of the secret', hint: 'ACME for the secret in the variable ACME_VENDOR_SECRET of the server.' },
    { path: 'privateAllowed', label: 'The address is in a private network that VENDOR_PRIVATE_NETWORKS of the server names', isChoice: true },
  ],
};

/** The setting at a path; undefined: there is none. */
export function settingAt(settings: Settings, path: string): unknown {
  return path.split('.').reduce<unknown>((within, name) => (isSettings(within) ? within[name] : undefined), settings);
}

/** The settings with another value at a path. */
export function withSetting(settings: Settings, path: string, value: string | boolean): Settings {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...settings, [name]: value };
  const within = settings[name];
  return { ...settings, [name]: withSetting(isSettings(within) ? within : {}, rest.join('.'), value) };
}

/** Reads settings that were typed as JSON. @returns a sentence where they are none */
export function readSettings(text: string): Settings | string {
  try {
    const read: unknown = JSON.parse(text);
    return isSettings(read) ? read : 'The settings are an object of JSON: begin with { and end with }.';
  } catch (error) {
    return `This is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null && !Array.isArray(value);
