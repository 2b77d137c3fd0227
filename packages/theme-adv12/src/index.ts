import { defineTheme } from '@quartermaster/ui';
import stylesheet from './adv12.css?url';
import { tokens } from './tokens.ts';

/** The older office look: narrow, dense, blue bars. Its stylesheet is a file of its own (specification, section 1). */
const adv12 = defineTheme({ id: 'adv12', tokens, stylesheet });

export default adv12;
