import { defineContractArea } from '../wire/contract-area.ts';
import { addCart } from './change-cart.services.ts';
import { reducePrice, reducePriceSubmit } from './reduce-price.services.ts';
import { shoppingCart } from './shopping-cart.service.ts';

export const cartArea = defineContractArea('cart', [shoppingCart, addCart, reducePrice, reducePriceSubmit]);
