import type { Role } from '@quartermaster/contracts-desk';

export const roleName: Readonly<Record<Role, string>> = { viewer: 'Viewer', orderClerk: 'Order clerk', catalogEditor: 'Catalog editor', administrator: 'Administrator' };

/** `registration.letter-mailed` to "Registration letter mailed". */
export function actionWords(action: string): string {
  const words = action.replaceAll(/[.-]/g, ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

export const counted = (count: number, one: string, many: string): string => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
