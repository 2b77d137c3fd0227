import type { ModalLayoutProps } from '@quartermaster/core';
import { Dialog, type DialogSize } from '@quartermaster/ui';

type Size = NonNullable<ModalLayoutProps['size']>;

/** The size classes of the specification, section 9, and those of the middle. */
const sizes: Record<Size, DialogSize> = {
  'right medium': 'right medium',
  'left medium': 'left medium',
  'right': 'right',
  'left': 'left medium',
  'medium': 'center medium',
  'small': 'center',
};

export function StoreModal({ title, size, dismissable, onClose, children }: ModalLayoutProps) {
  return (
    <Dialog isOpen title={title} size={size === null ? 'center' : sizes[size]} dismissable={dismissable} onClose={onClose}>
      {children}
    </Dialog>
  );
}
