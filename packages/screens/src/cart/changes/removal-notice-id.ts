/** Id of the notice that stands in the place of a removed line and takes the focus that was on it. */
export const removalNoticeId = 'removed-line';
