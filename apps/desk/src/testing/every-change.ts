import type { DeskPath } from '@quartermaster/contracts-desk';

/** The changes of an operator who may do everything. */
export const EVERY_CHANGE: readonly DeskPath[] = [
  '/help-category/save', '/help-category/remove', '/special-item-number/set', '/special-item-numbers/import', '/help-topic/save', '/help-topic/remove', '/help-topics/import',
  '/aac-password/revoke', '/agency/change', '/agencies/import', '/stores/add', '/stores/withdraw', '/store/approve-address',
  '/store/withdraw-address', '/store/assortment/preview', '/store/assortment/set', '/store/roll-back', '/store/remove', '/account/disable',
  '/account/enable', '/account/unlock', '/account/reset-password', '/account/reset-second-factor', '/account/new-link', '/account/sign-out',
  '/account/change-agency-code', '/registration/decide', '/registration/mail-letter', '/product-report/answer', '/buyer-request/confirm-agency',
  '/buyer-request/refuse', '/buyer-request/close-account', '/mail', '/mail/resend', '/activity/set-active', '/activities/import',
  '/member-domain/add', '/member-domain/set-active', '/member-domains/import', '/authorization/revoke', '/approval-rules/import',
  '/approval-rules/set', '/special-category/set', '/synonyms/set', '/synonyms/remove', '/synonyms/preview-file', '/synonyms/import',
  '/catalog/take-off-sale', '/catalog/import/begin', '/catalog/import/part', '/catalog/import/start', '/catalog/import/stop', '/catalog/import/undo',
  '/catalog/import/discard', '/catalog/put-back', '/vendor/set-way', '/vendor/remove-way', '/vendor/make-key', '/vendor/revoke-key',
  '/vendor/take-back-price', '/message/answer', '/message/close', '/message/reopen', '/page/save', '/page/remove', '/pages/import', '/survey/set',
  '/announce', '/requisition/ask', '/requisitions/enter', '/requisitions/import-status', '/requisitions/send', '/requisitions/set-rule',
  '/order/set-aside', '/order/send', '/order/move', '/order/make-link', '/order/revoke-links', '/order/answer-cancellation', '/order/message',
];
