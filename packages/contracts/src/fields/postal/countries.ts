/** ISO 3166-1 alpha-2, as the public-domain table `iso3166.tab` of the IANA time zone database lists them; without the United States. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
  'NR NU NZ OM PA PE PF PG PH PK PL PM PN PS PT PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UY UZ VA VC VE VG VN VU WF WS YE YT ZA ZM ZW';

/** Countries with a post of their own. Places that the Postal Service serves like states (Puerto Rico, Guam, Palau ...) are states of an address, not countries. */
export const countryCodes: readonly string[] = codes.split(' ');

/** The country of an address that names none. */
export const homeCountry = 'US';

const names = new Intl.DisplayNames('en-US', { type: 'region' });

/** The usual English name of a country by its code. Another text is given back. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
