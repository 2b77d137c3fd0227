import type { AttributesOf, ProfileValues } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml, useTellElsewhere } from '../../shell/index.ts';

export type ProfileFormAnswer = AttributesOf<'/profile/save_profile', 'Success'>;

/** Saves the profile: the form as it is kept then, or again with what is wrong, or with what another window has saved. */
export function useSavedProfile(first: ProfileFormAnswer) {
  const call = useCall();
  const alerts = useAlerts();
  const { href } = useNavigation();
  const tellElsewhere = useTellElsewhere();
  const [shown, setShown] = useState(first);
  const [isPending, setPending] = useState(false);

  async function save(values: Readonly<Partial<ProfileValues>>): Promise<void> {
    const tell = tellElsewhere();
    setPending(true);
    try {
      const { kind, version } = shown;
      const answer = await call('/profile/save_profile', { kind, version, values }, { spinner: false });
      setShown(answer.attributes);
      if (answer.responseName === 'Success') alerts.show({ type: 'success', msg: 'Your profile is saved.' });
      else tell('error', 'Your profile was not saved: something in it has to be looked at first.', { label: 'Your profile', href: href('/profile/update_profile') });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your profile was not saved. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { shown, save, isPending };
}
