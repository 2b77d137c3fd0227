import type { Pool } from '@quartermaster/database';
import { defineToken } from '../runtime/index.ts';

export const searchDatabase = defineToken<Pool>('searchDatabase', 'The connections of searches: so many as may run at once, with a limit for each statement.');
