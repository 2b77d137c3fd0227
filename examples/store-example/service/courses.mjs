/** The courses that the owner offers. A real service would ask its database. */
export const courses = [
  { id: 'C-1', title: 'Levelling with a rotary laser', place: 'Field school', begins: '2027-03-02', freeSeats: 6, topics: ['laser', 'levelling'] },
  { id: 'C-2', title: 'Staking out a building site', place: 'Field school', begins: '2027-03-16', freeSeats: 0, topics: ['site'] },
  { id: 'C-3', title: 'Care of optical instruments', place: 'Workshop', begins: '2027-04-06', freeSeats: 9, topics: ['care', 'levelling'] },
];
