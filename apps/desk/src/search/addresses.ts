export const synonymsRoom = '/searches/synonyms';

export const addressOfSynonyms = (id: number): string => `${synonymsRoom}/set?id=${id}`;
