import type { ApprovalRule } from '@quartermaster/contracts-desk';

/** A rule as it is typed. */
export interface TypedRule {
  readonly kind: ApprovalRule['kind'];
  readonly code: string;
  readonly email: string;
  readonly name: string;
  readonly fund: string;
  readonly fiscalYear: string;
  readonly role: string;
  /** Dollars. */
  readonly amount: string;
}

const kinds: readonly ApprovalRule['kind'][] = ['control', 'approver', 'budget', 'limit'];

/** The page that changes a rule, with what it is filled with. */
export const addressOfRule = ({ kind, code, email, name, fund, fiscalYear, role, amount }: ApprovalRule): string =>
  `/approval-rules/set?${new URLSearchParams({ kind, code, email, name, fund, fiscalYear: fiscalYear === null ? '' : String(fiscalYear), role, amount: amount === null ? '' : (amount / 100).toFixed(2) }).toString()}`;

/** The rule that an address is filled with; an empty one where it names none. */
export function ruleIn(params: URLSearchParams): TypedRule {
  const of = (name: string): string => params.get(name) ?? '';
  return {
    kind: kinds.find((kind) => kind === of('kind')) ?? 'control', code: of('code'), email: of('email'), name: of('name'), fund: of('fund'), fiscalYear: of('fiscalYear'),
    role: of('role') === 'approver' ? 'approver' : 'buyer', amount: of('amount'),
  };
}
