/** From the force or activity designator and the urgency of need. The designators 01 to 15 were read in the source; which of them comes of which pair was not. */
export const priorityDesignators = {
  source: 'DLM 4000.25-1 AP2.14 priority/SDD/RDD, https://info.5y1.org/military-general-star_1_971650.html',
  verified: 'no',
  /** Urgency of need A needs the certification of a commander, B a designated reviewer: the three columns are A, B and C. */
  matrix: { I: ['01', '04', '11'], II: ['02', '05', '12'], III: ['03', '06', '13'], IV: ['07', '09', '14'], V: ['08', '10', '15'] },
  /** The last priority of each priority group. */
  groups: { 1: 3, 2: 8, 3: 15 },
} as const;
