/** The base of the API (specification, sections 7 and 9: context `advantage`, base path `rs`). */
export const apiBase = '/advantage/rs';
