import { aacRule } from '@quartermaster/contracts';
import type { Field } from '../forms/index.ts';
import { normalizedAac } from './normalized.ts';

/** An AAC or DoDAAC, whichever of a buyer’s activities it names. */
export const aacField = (hint: string): Field<'aac'> => ({
  name: 'aac',
  label: 'Activity address code (AAC or DoDAAC)',
  rule: aacRule,
  normalized: normalizedAac,
  input: { hint, width: 'short', autoComplete: 'off', autoCapitalize: 'characters', maxLength: 12 },
});
