import type { FederalRegistrationValues, FieldError, StateRegistrationValues } from '@quartermaster/contracts';
import { states } from '../../checkout/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { federalValues, stateValues } from './check-values.ts';
import type { EmailFinding } from './email-finding.ts';
import { mayOpenAtOnce, type RegistrationMeans } from './means.ts';

interface Typed<Values> {
  readonly values: Values;
  readonly errors: readonly FieldError[];
}

/** The federal form, with what was typed into it. */
export const federalForm = async (means: RegistrationMeans, { stores }: RequestContext, { values, errors, agencyNotListed = false }: Partial<Typed<FederalRegistrationValues>> & { readonly agencyNotListed?: boolean } = {}) => ({
  values: values ?? federalValues({}), agencyNotListed, errors: [...(errors ?? [])],
  opensAtOnce: await mayOpenAtOnce(means), hasStateStore: stores.stores.some(({ federal }) => !federal),
});

/** The form of state and local governments. */
export const stateForm = async (means: RegistrationMeans, { values, errors, finding = null }: Partial<Typed<StateRegistrationValues>> & { readonly finding?: EmailFinding | null } = {}) => ({
  values: values ?? stateValues({}), errors: [...(errors ?? [])], states: [...states], finding, opensAtOnce: await mayOpenAtOnce(means),
});
