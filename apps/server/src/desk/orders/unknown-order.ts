import type { Problem } from '../../wire/index.ts';
import { notFound } from '../wire/not-found.ts';

export const unknownOrder = (number: string): Problem => notFound(`There is no purchase order ${number}. Its number is that of the order with two digits more, such as A27-0000123-6-01.`);
