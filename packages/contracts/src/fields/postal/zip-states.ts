/**
 * The states of ZIP codes by their first three digits, and the few codes across a border that belong to a neighbor. From the three-digit prefixes
 * of the Postal Service (Domestic Mail Manual, labeling list L002); compared with its 42,789 codes of today. `AA`, `AE` and `AP` are military and
 * diplomatic post. A prefix that is not here is not in use.
 */
const prefixes =
  '005 NY,006-007 PR,008 VI,009 PR,010-027 MA,028-029 RI,030-038 NH,039-049 ME,050-054 VT,055 MA,056-059 VT,060-069 CT,070-089 NJ,090-099 AE,100-149 NY,' +
  '150-196 PA,197-199 DE,200 DC,201 VA,202-205 DC,206-212 MD,214-219 MD,220-246 VA,247-268 WV,270-289 NC,290-299 SC,300-319 GA,320-339 FL,340 AA,341-342 FL,' +
  '344 FL,346-347 FL,349 FL,350-352 AL,354-369 AL,370-385 TN,386-397 MS,398-399 GA,400-418 KY,420-427 KY,430-459 OH,460-479 IN,480-499 MI,500-516 IA,520-528 IA,' +
  '530-532 WI,534-535 WI,537-549 WI,550-551 MN,553-567 MN,569 DC,570-577 SD,580-588 ND,590-599 MT,600-620 IL,622-629 IL,630-631 MO,633-641 MO,644-658 MO,' +
  '660-662 KS,664-679 KS,680-681 NE,683-693 NE,700-701 LA,703-708 LA,710-714 LA,716-729 AR,730-731 OK,733 TX,734-741 OK,743-749 OK,750-770 TX,772-799 TX,' +
  '800-816 CO,820-831 WY,832-838 ID,840-847 UT,850-853 AZ,855-857 AZ,859-860 AZ,863-865 AZ,870-871 NM,873-884 NM,885 TX,888 DC,889-891 NV,893-895 NV,897-898 NV,' +
  '900-908 CA,910-928 CA,930-961 CA,962-966 AP,967-968 HI,970-979 OR,980-986 WA,988-994 WA,995-999 AK';
const singleCodes =
  '06390 NY,20588 MD,20598 VA,72643 MO,73960 TX,83414 WY,96799 AS,' +
  '96910-96932 GU,96939-96940 PW,96941-96944 FM,96950-96952 MP,96960 MH,96970 MH';

interface Range {
  readonly from: number;
  readonly to: number;
  readonly state: string;
}

const rangesOf = (text: string): readonly Range[] =>
  text.split(',').map((entry) => {
    const [digits = '', state = ''] = entry.split(' ');
    const [from = '', to = from] = digits.split('-');
    return { from: Number(from), to: Number(to), state };
  });

const byPrefix = rangesOf(prefixes);
const byCode = rangesOf(singleCodes);

const stateIn = (ranges: readonly Range[], digits: number): string | undefined => ranges.find(({ from, to }) => from <= digits && digits <= to)?.state;

/**
 * The state, territory or military post of a ZIP code of five digits or of five plus four; null for one that no place has.
 *
 * @param zip that follows the rule of ZIP codes
 */
export const stateOfZip = (zip: string): string | null => stateIn(byCode, Number(zip.slice(0, 5))) ?? stateIn(byPrefix, Number(zip.slice(0, 3))) ?? null;
