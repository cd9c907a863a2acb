import { balloon } from './adventure-air.ts';
import { desert, summit } from './adventure-land.ts';
import { rose } from './adventure-maps.ts';
import { sail, swell } from './adventure-sea.ts';
import { palms, stars } from './adventure-shore.ts';
import { dunes, hills, loneTree, meadow, mountains, road } from './fiction-land.ts';
import { arch, river, roofs, wires } from './fiction-places.ts';
import { clouds, lighthouse, sea } from './fiction-water.ts';
import { GENERAL_LAYOUTS } from './general.ts';

/** Landscapes in flat layers, and ornaments between them, so that a shelf of one genre has variety. */
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
  balloon,
  summit,
  stars,
  swell,
  sail,
  palms,
  desert,
  rose,
  ...GENERAL_LAYOUTS,
] as const;
