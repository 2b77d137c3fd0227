/** What an operator may do. Everybody may read; `administrator` may do all that the others may. */
export const roles = ['viewer', 'orderClerk', 'catalogEditor', 'administrator'] as const;

export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);

/** Whether an operator of this role may use what needs that one. Order clerk and catalog editor are beside each other: neither has the other's rights. */
export const mayUse = (role: Role, needed: Role): boolean => role === 'administrator' || needed === 'viewer' || role === needed;
