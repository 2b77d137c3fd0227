import type { FormHTMLAttributes } from 'react';
import type { FormState } from './use-form.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'id' | 'onSubmit' | 'noValidate' | 'aria-label'> {
  'form': Pick<FormState<string>, 'id' | 'onSubmit'>;
  /** The purpose of the form. Text that was typed and not sent is kept under this name. */
  'aria-label': string;
  /** False: what is typed is good for one time only, and is not kept over a reload or a sign-in. */
  'isDrafted'?: boolean;
}

/**
 * The form element: it checks by the rules of its fields, not by those of the browser. A press before the page is alive waits: without
 * scripts a browser sends a form of method `dialog` nowhere.
 */
export function Form({ form, isDrafted = true, ...rest }: FormProps) {
  return <form id={form.id} method="dialog" noValidate onSubmit={form.onSubmit} {...(!isDrafted && { 'data-no-draft': true })} {...rest} />;
}
