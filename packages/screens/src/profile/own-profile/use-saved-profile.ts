import type { AttributesOf, ProfileValues } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

export type ProfileFormAnswer = AttributesOf<'/profile/save_profile', 'Success'>;

/** Saves the profile: the form as it is kept then, or again with what is wrong, or with what another window has saved. */
export function useSavedProfile(first: ProfileFormAnswer) {
  const call = useCall();
  const alerts = useAlerts();
  const [shown, setShown] = useState(first);
  const [isPending, setPending] = useState(false);

  async function save(values: Readonly<Partial<ProfileValues>>): Promise<void> {
    setPending(true);
    try {
      const { kind, version } = shown;
      const answer = await call('/profile/save_profile', { kind, version, values }, { spinner: false });
      setShown(answer.attributes);
      if (answer.responseName === 'Success') alerts.show({ type: 'success', msg: 'Your profile is saved.' });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your profile was not saved. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { shown, save, isPending };
}
