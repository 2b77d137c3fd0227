alter table identity.account_audit drop constraint account_audit_action_check;
alter table identity.account_audit add constraint account_audit_action_check
  check (action in ('added', 'approved', 'disabled', 'enabled', 'password-reset', 'second-factor-reset', 'unlocked', 'signed-out', 'link-made', 'set-up', 'registered',
    'recovery-codes-made', 'recovery-code-used', 'help-asked', 'password-lost', 'password-changed', 'second-factor-changed', 'email-changed', 'agency-code-changed'));
