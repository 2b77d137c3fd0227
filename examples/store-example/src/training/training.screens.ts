import { screen } from '@quartermaster/core';
import './courses.ts';

export const trainingScreens = [
  screen({ path: '/vs/example/training', responseName: 'Success', title: 'Training courses', layout: 'index', load: () => import('./Courses.screen.tsx') }),
  screen({ path: '/vs/example/training', responseName: 'NoCourses', title: 'No courses', layout: 'index', load: () => import('./NoCourses.screen.tsx') }),
];
