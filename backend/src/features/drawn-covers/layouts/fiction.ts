import { dunes, hills, loneTree, meadow, mountains, road } from './fiction-land.ts';
import { arch, river, roofs, wires } from './fiction-places.ts';
import { clouds, lighthouse, sea } from './fiction-water.ts';

/** Landscapes in flat layers. */
export const FICTION_LAYOUTS = [
  hills,
  sea,
  mountains,
  roofs,
  loneTree,
  arch,
  road,
  lighthouse,
  meadow,
  river,
  dunes,
  wires,
  clouds,
] as const;
