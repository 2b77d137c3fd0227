import { begin } from './page/begin.tsx';
import { stores } from './stores.ts';

void begin({ stores });
