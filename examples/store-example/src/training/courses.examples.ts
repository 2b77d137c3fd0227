import type { Course } from './courses.ts';

const levelling: Course = { id: 'C-1', title: 'Levelling with a rotary laser', place: 'Field school', begins: '2026-03-02', freeSeats: 6 };
const stakeOut: Course = { id: 'C-2', title: 'Staking out a building site', place: 'Field school', begins: '2026-03-16', freeSeats: 0 };

export default { 'Two courses, one of them full': { courses: [levelling, stakeOut] }, 'One course': { courses: [levelling] } };
