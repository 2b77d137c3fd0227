/** Whose status codes begin with which character (DLM 4000.25-1 AP2.16). Requisitions get those of DLA, between services, and of GSA alone. */
const families: readonly (readonly [first: string, owner: string])[] = [
  ['A', 'the Army'], ['FJ', 'the Air Force'], ['G', 'GSA itself'], ['H', 'DLA itself'], ['M', 'the Marine Corps'], ['NR', 'the Navy'], ['ESTU', 'customer asset reporting'],
];

/** Whether a code has the form of a status of requisitions: all letters but I and O, and digits from 1. */
export const isRequisitionStatus = (code: string): boolean => /^[BCD][A-HJ-NP-Z1-9]$/.test(code) || /^P[A-HJ-NP-Z]$/.test(code);

/** Who else uses such a code within itself; undefined: none is known. */
export const ownerOfStatus = (code: string): string | undefined => families.find(([first]) => code !== '' && first.includes(code.slice(0, 1)))?.[1];
