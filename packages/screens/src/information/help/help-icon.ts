import type { IconName } from '@quartermaster/ui';

const icons: readonly IconName[] = ['home', 'user', 'search', 'cart', 'truck', 'document', 'box', 'location', 'card', 'lock', 'calendar', 'clock', 'info', 'star', 'list'];

/** The icon that a help category names; one that the interface does not have becomes the general sign for help. */
export const helpIcon = (name: string): IconName => icons.find((icon) => icon === name) ?? 'help';
