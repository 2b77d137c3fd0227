import { defineTheme } from '@quartermaster/ui';
import { tokens } from './tokens.ts';

/** The older office look: narrow, dense, blue title bars. */
const adv12 = defineTheme({ id: 'adv12', tokens });

export default adv12;
