/** The "states" of military and diplomatic post (USPS Publication 28, section 238): the Americas, Europe with Africa and the Middle East, the Pacific. */
export const militaryStates = ['AA', 'AE', 'AP'] as const;

/** Post offices of the Army and Air Force, of the Fleet, and of embassies and consulates. */
export const militaryCities = ['APO', 'FPO', 'DPO'] as const;

export const isMilitaryState = (state: string): boolean => (militaryStates as readonly string[]).includes(state);
export const isMilitaryCity = (city: string): boolean => (militaryCities as readonly string[]).includes(city.trim().toUpperCase());

/** A unit with its box (`PSC 1234 BOX 5678`, `UNIT 2050 BOX 4190`, `CMR 450 BOX 12`), or a ship. */
const unitLine = /^(?:(?:PSC|CMR|UNIT|OMC) [0-9]{1,6}[A-Z]?,? BOX [0-9]{1,6}[A-Z]?|(?:USS|USNS|USCGC|USAV) [A-Z0-9 ().-]{2,60})$/;

/** Whether one of the lines says unit and box, or a ship, as the mail of the services needs it. */
export const saysUnitAndBox = (...lines: readonly string[]): boolean =>
  lines.some((line) => unitLine.test(line.slice(0, 200).trim().toUpperCase().replaceAll(/\s+/g, ' ')));
