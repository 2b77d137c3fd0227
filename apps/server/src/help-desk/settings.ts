import { setting } from '../runtime/index.ts';

export const keptDays = setting.wholeNumber('HELP_DESK_KEPT_DAYS', {
  otherwise: 365, least: 1, most: 36_500,
  doc: 'days for which a message to the help desk is kept after it came, or after it was closed',
});
