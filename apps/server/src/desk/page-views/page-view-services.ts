import { exportPageStepsService, exportPageViewsService, pageViewsService } from '@quartermaster/contracts-desk';
import { allSteps, allViews, readDays, readSteps, readViews } from '../../page-views/index.ts';
import type { StoreList } from '../../store-list/index.ts';
import { writeCsv } from '../wire/csv-table.ts';
import { implementRead, type DeskImplementation } from '../wire/implement-desk.ts';

/** How often pages were opened. Nothing is known of who opened them. */
export const pageViewDeskServices = (stores: StoreList, keptDays: number): readonly DeskImplementation[] => [
  implementRead(pageViewsService, async (request, { database, now }) => {
    const about = asked(request, now);
    const [pages, days] = [await readViews(database, about), await readDays(database, about)];
    const steps = await readSteps(database, about, mostSteps);
    return { steps, stores: stores.stores.map(({ name }) => name), views: pages.reduce((sum, { views }) => sum + views, 0), pages, days, keptDays };
  }),
  implementRead(exportPageViewsService, async (request, { database, now }) => {
    const rows = await allViews(database, asked(request, now));
    return { fileName: `page-views-${now.toISOString().slice(0, 10)}.csv`, csv: writeCsv(['day', 'store', 'page', 'views'], rows.map(({ path, views, ...row }) => ({ ...row, page: path, views: String(views) }))) };
  }),
  implementRead(exportPageStepsService, async (request, { database, now }) => {
    const rows = await allSteps(database, asked(request, now));
    return { fileName: `page-steps-${now.toISOString().slice(0, 10)}.csv`, csv: writeCsv(['day', 'store', 'from', 'to', 'kind', 'answer', 'steps'], rows.map(({ responseName, steps, ...row }) => ({ ...row, answer: responseName, steps: String(steps) }))) };
  }),
];

/** Of the page; the file has all. */
const mostSteps = 200;

const day = 86_400_000;

const asked = ({ store, days }: { readonly store: string; readonly days: number }, now: Date) =>
  ({ store: store === '' ? null : store, since: new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10) });
