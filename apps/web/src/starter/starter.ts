import { firstPaint } from './first-paint.ts';
import { loadPersistently } from './persistent-loading.ts';
import { notePress } from './pressed-before.ts';
import { loadWaitingScripts } from './waiting-scripts.ts';

// The first script of each page, and alone until the content is painted: what a page does is loaded after what it shows.
const container = document.getElementById('root');
if (container !== null) notePress(container);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
void firstPaint(window).then(() => loadPersistently(document, () => loadWaitingScripts(document), wait));
