/** The months with which a year of a limit may begin: the calendar year, and the fiscal years of state and local governments and of the federal one. */
export const yearBeginnings = [
  { month: 1, label: 'Calendar year, from January' },
  { month: 4, label: 'Fiscal year from April' },
  { month: 7, label: 'Fiscal year from July' },
  { month: 9, label: 'Fiscal year from September' },
  { month: 10, label: 'Fiscal year from October' },
] as const;
