import { defineContractArea } from '../wire/contract-area.ts';
import { forwardCart, forwardSubmit } from './forward-cart.services.ts';
import { saveParkcart, saveParkcartSubmit } from './park-cart.services.ts';
import { fedstripParkCart, fedstripParkCartBack, fedstripParkCartSubmit } from './park-requisitions.services.ts';
import { changeParkcart, myParkcart, parkcartDetail, removecart } from './parked-carts.services.ts';

export const parkcartArea = defineContractArea('parkcart', [myParkcart, changeParkcart, parkcartDetail, removecart, saveParkcart, saveParkcartSubmit, forwardCart, forwardSubmit, fedstripParkCart, fedstripParkCartSubmit, fedstripParkCartBack]);
