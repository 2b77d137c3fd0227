import type { FieldRule } from '../fields/field-rule.ts';

/** Pieces that an approver leaves of a line; 0 takes it out. @param most what its buyer sent */
export const leftQuantityRule = (most: number): FieldRule => (typed) =>
  /^\d{1,8}$/.test(typed.trim()) && Number(typed) <= most ? null : `Enter a quantity from 0 to ${most}: more is for the buyer to ask.`;
