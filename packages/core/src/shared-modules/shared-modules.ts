/**
 * The modules that the host gives to stores that are shipped alone, through its import map: exactly one React, one Emotion, one engine. A store
 * leaves these external; the web builds a module for each; the conformance rules refuse a store that brings one of them itself.
 */
export const sharedModules: readonly string[] = Object.freeze([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  'reflect-metadata',
  'tsyringe',
  '@quartermaster/contracts',
  '@quartermaster/core',
  '@quartermaster/ui',
  '@quartermaster/screens',
  '@quartermaster/screens-ggs',
  '@quartermaster/theme-adv12',
  '@quartermaster/theme-adv19',
]);
