import { problem, type Problem } from '../../wire/index.ts';

/** Something that an address of the desk names is not there. */
export const notFound = (message: string): Problem => problem({ status: 404, code: 'NOT_FOUND', title: 'Not Found', message });

/** Something new has a key that another one has. It is an error of the field, where what was typed stays. */
export const taken = (field: string, message: string): Problem => problem({ status: 409, code: 'TAKEN', title: 'Taken', message, fieldErrors: [{ field, message }] });

/** Somebody else was faster. */
export const changedMeanwhile = (message: string): Problem => problem({ status: 409, code: 'CHANGED_MEANWHILE', title: 'Changed Meanwhile', message });
