import { computingDrawings, electronicsDrawings, suppliesDrawings, type Drawing } from '@quartermaster/contracts/pictures';
import { buildingDrawings } from './building.drawings.ts';
import { cleaningDrawings } from './cleaning.drawings.ts';
import { clinicDrawings } from './clinic.drawings.ts';
import { clothingDrawings } from './clothing.drawings.ts';
import { deskDrawings } from './desk.drawings.ts';
import { deviceDrawings } from './devices.drawings.ts';
import { equipmentDrawings } from './equipment.drawings.ts';
import { furnitureDrawings } from './furniture.drawings.ts';
import { goodsDrawings } from './goods.drawings.ts';
import { groundsDrawings } from './grounds.drawings.ts';
import { handlingDrawings } from './handling.drawings.ts';
import { kitchenDrawings } from './kitchen.drawings.ts';
import { safetyDrawings } from './safety.drawings.ts';
import { toolDrawings } from './tools.drawings.ts';

const areas = [
  computingDrawings, electronicsDrawings, suppliesDrawings, goodsDrawings, equipmentDrawings, deskDrawings, furnitureDrawings, handlingDrawings, toolDrawings, buildingDrawings, safetyDrawings, clinicDrawings, cleaningDrawings,
  kitchenDrawings, clothingDrawings, groundsDrawings, deviceDrawings,
];

/** What the server can draw, by the id of its kind. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(areas.flatMap((area) => Object.entries<Drawing>(area)));
