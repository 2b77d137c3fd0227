import { useModals } from '@quartermaster/core';
import { Button, VisuallyHidden } from '@quartermaster/ui';

/** Opens the quick look over the list. */
export function QuickLookButton({ productId, name }: { productId: string; name: string }) {
  const modals = useModals();
  return (
    <Button look="plain" size="sm" onClick={() => modals.open('/catalog/quicklook', { productId })}>
      <span>Quick look<VisuallyHidden> at {name}</VisuallyHidden></span>
    </Button>
  );
}
