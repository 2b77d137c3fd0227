import type { ApprovalRule } from '@quartermaster/contracts-desk';
import type { TypedRule } from './rule-address.ts';

interface RuleField {
  readonly name: Exclude<keyof TypedRule, 'kind' | 'role'>;
  readonly label: string;
  readonly hint: string;
  readonly isRequired: boolean;
  readonly most: number;
}

export const kinds = [
  { value: 'control', label: 'An activity is under funds control' }, { value: 'approver', label: 'Someone authorizes orders' }, { value: 'budget', label: 'A budget of a fund' }, { value: 'limit', label: 'A limit of a store' },
] satisfies readonly { value: ApprovalRule['kind']; label: string }[];

export const roles = [{ value: 'buyer', label: 'Buyers' }, { value: 'approver', label: 'Buyers who are approvers' }];

const aac: RuleField = { name: 'code', label: 'AAC', hint: 'Of an activity of the directory.', isRequired: true, most: 6 };

const fields: Readonly<Record<ApprovalRule['kind'], readonly RuleField[]>> = {
  control: [aac],
  approver: [
    { name: 'code', label: 'AAC or agency code', hint: 'An AAC, or the first two or four characters of agency codes.', isRequired: true, most: 6 },
    { name: 'email', label: 'Email address', hint: 'The account that has confirmed it authorizes.', isRequired: true, most: 200 },
    { name: 'name', label: 'Name', hint: 'Mails begin with it.', isRequired: true, most: 200 },
    { name: 'amount', label: 'Most that they authorize, in dollars', hint: 'Left empty: any amount.', isRequired: false, most: 20 },
  ],
  budget: [
    aac, { name: 'fund', label: 'Fund', hint: 'Two letters or digits.', isRequired: true, most: 2 }, { name: 'fiscalYear', label: 'Fiscal year', hint: 'For example 2027.', isRequired: true, most: 4 },
    { name: 'amount', label: 'Amount in dollars', hint: 'No less than what is reserved and spent of it.', isRequired: true, most: 20 },
  ],
  limit: [
    { name: 'code', label: 'Store', hint: 'Its name, for example ADVANTAGE.', isRequired: true, most: 40 }, { name: 'amount', label: 'Amount in dollars', hint: 'An approver authorizes orders above it.', isRequired: true, most: 20 },
  ],
};

/** What is typed for a rule of a kind. */
export const fieldsOf = (kind: ApprovalRule['kind']): readonly RuleField[] => fields[kind];
