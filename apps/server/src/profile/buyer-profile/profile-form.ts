import type { AttributesOf, FieldError, ProfileValues } from '@quartermaster/contracts';
import type { Queries } from '../../runtime/index.ts';
import { states } from '../../checkout/index.ts';
import type { Identity } from '../../login/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import { agencyAskedFor } from '../requests/buyer-request.ts';
import { agencyOf } from './agency-of.ts';
import { readBuyerProfile, type BuyerProfile } from './buyer-profile.ts';
import type { ProfileKind } from './check-profile.ts';
import { ownStores } from './own-stores.ts';

export type ProfileForm = AttributesOf<'/profile/save_profile', 'Success'>;

/** A profile as it is kept, with the agency that counts where the buyer has named none. */
export interface KeptProfile {
  readonly profile: BuyerProfile;
  readonly values: ProfileValues;
  /** The agency of the code table that counts; null where none is vouched for. */
  readonly countingAgency: string | null;
}

export async function keptProfile(queries: Queries, buyerId: string): Promise<KeptProfile> {
  const profile = await readBuyerProfile(queries, buyerId);
  const countingAgency = await agencyOf(queries, profile.vouchedAgencyCode);
  const { firstName, lastName, phone, bureau, government, state, defaultStore } = profile;
  return { profile, countingAgency, values: { firstName, lastName, phone, agencyCode: profile.agencyCode ?? countingAgency ?? '', bureau, government, state, defaultStore: defaultStore ?? '' } };
}

interface Shown {
  readonly kind: ProfileKind;
  readonly kept: KeptProfile;
  /** In place of what is kept. */
  readonly typed?: ProfileValues;
  readonly errors?: FieldError[];
  readonly changedElsewhere?: ProfileValues;
}

export async function profileForm(access: Pick<Identity, 'storeAccess'>, context: RequestContext, { kind, kept, typed, errors = [], changedElsewhere }: Shown): Promise<ProfileForm> {
  const stores = await ownStores(access, context);
  const values = typed ?? kept.values;
  const asked = await agencyAskedFor(context.database, signedIn(context).buyerId);
  return {
    kind,
    version: kept.profile.version,
    // A store that left the list, or does not let them in any more, is no choice.
    values: stores.includes(values.defaultStore) ? values : { ...values, defaultStore: '' },
    errors,
    changedElsewhere: changedElsewhere ?? null,
    // One that counts by now, by the word of the identity server, does not wait any more.
    agencyAsked: asked?.agencyCode === kept.countingAgency ? null : asked,
    stores,
    states: [...states],
  };
}
