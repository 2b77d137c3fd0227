import { loadedOnce } from '../loaded-once.ts';
import type { PageForms } from '../page-forms.ts';
import type * as FormFields from './form-fields.ts';

/**
 * The forms of a window's document. It remembers from the start which fields were touched; the code that reads and fills them is loaded with the first of
 * them, or with the first draft that comes back: most pages have neither.
 */
export function browserForms(window: Window & typeof globalThis, load: () => Promise<typeof FormFields> = () => import('./form-fields.ts')): PageForms {
  const { document } = window;
  const touched = new WeakSet<Element>();
  let isTouched = false;
  let fields: typeof FormFields | null = null;
  const loading = loadedOnce(async () => (fields = await load()));
  const note = ({ target }: Event): void => {
    if (!(target instanceof window.Element)) return;
    touched.add(target);
    isTouched = true;
    void loading().catch(() => null);
  };
  // While the event goes down: no component can keep it from here.
  document.addEventListener('input', note, true);
  document.addEventListener('change', note, true);
  return {
    typed: () => fields?.typedFields(document, touched) ?? [],
    async readable() {
      if (isTouched && fields === null) await loading().catch(() => null);
    },
    fill: (wanted, filled) => {
      let isOver = false;
      let stop = (): void => {};
      const fill = ({ fillFields }: typeof FormFields): void => {
        if (!isOver) stop = fillFields(window, wanted, touched, filled);
      };
      if (fields === null) void loading().then(fill, () => null);
      else fill(fields);
      return () => {
        isOver = true;
        stop();
      };
    },
    leaving: (listener) => window.addEventListener('pagehide', () => { if (document.querySelector('[data-keeps-draft]') !== null) listener(); }),
  };
}
