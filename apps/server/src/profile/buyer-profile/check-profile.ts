import { profileRules, type FieldError, type ProfileValues } from '@quartermaster/contracts';
import { typedLine } from '../../mail/index.ts';

export type ProfileKind = 'federal' | 'state';

/** The values of a form as they are kept: each as one line without outer spaces; fields of the other kind stay as they were. */
export function typedProfile(kind: ProfileKind, kept: ProfileValues, typed: { readonly [Name in keyof ProfileValues]?: string | undefined }): ProfileValues {
  const own = Object.keys(profileRules[kind]) as (keyof ProfileValues)[];
  return { ...kept, ...Object.fromEntries(own.filter((name) => typed[name] !== undefined).map((name) => [name, typedLine(typed[name])])) };
}

/** Every field that breaks its rule (specification, section 5), in the order of the form. */
export function profileErrors(kind: ProfileKind, values: ProfileValues): FieldError[] {
  return Object.entries(profileRules[kind]).flatMap(([field, rule]) => {
    const message = rule?.(values[field as keyof ProfileValues]) ?? null;
    return message === null ? [] : [{ field, message }];
  });
}
