import { EmptyState } from '@quartermaster/ui';

/** A store that has nothing to show yet. */
export function EmptyCatalogue() {
  return (
    <EmptyState icon="box" title="The catalog is empty">
      No products have been imported into this store yet. Please contact the help desk.
    </EmptyState>
  );
}
