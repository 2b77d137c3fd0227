// tsyringe refuses to load before the metadata polyfill; code that uses it takes it from here.
import 'reflect-metadata';
export { container as rootContainer, inject, injectable, Lifecycle, type DependencyContainer, type InjectionToken } from 'tsyringe';
