import type { ServicePath } from '@quartermaster/contracts';
import { extensionPoint, useExtension } from '@quartermaster/core';

/** Where a store for the members of a department has the pages between which its screens lead. */
export interface DepartmentPages {
  /** The form for an address of the department. */
  readonly email: ServicePath;
  /** Takes the address, and then the code. */
  readonly emailSubmit: ServicePath;
  /** Says why a buyer may not use the store. */
  readonly accessDenied: ServicePath;
}

const pages = ['email', 'emailSubmit', 'accessDenied'] as const;

/** A store that has these pages at paths of its own lists the point under `points` and contributes to it. */
export const departmentPagesPoint = extensionPoint<DepartmentPages>()('department pages', 'one', {
  doc: 'Where the pages of a store for the members of a department are.',
  validate: (value) => {
    const missing = pages.find((page) => typeof value !== 'object' || value === null || !(page in value) || typeof Reflect.get(value, page) !== 'string');
    return missing === undefined ? null : `Its ${missing} must be the path of a service.`;
  },
});

/** Of the store of the specification (section 2, Virtual stores). */
const specified: DepartmentPages = Object.freeze({ email: '/dhs/dhsEmailValidation', emailSubmit: '/dhs/dhsEmailValidation_submit', accessDenied: '/dhs/accessDenied' });

/** Of the present store. */
export const useDepartmentPages = (): DepartmentPages => useExtension(departmentPagesPoint) ?? specified;
