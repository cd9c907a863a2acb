import { balloon, volcano } from './adventure-air.ts';
import { desert, jungle, summit } from './adventure-land.ts';
import { contours, island, rose } from './adventure-maps.ts';
import { sail, swell, whale } from './adventure-sea.ts';
import { anchor, palms, stars } from './adventure-shore.ts';

/** Maps, seas, suns. */
export const ADVENTURE_LAYOUTS = [
  sail,
  island,
  summit,
  swell,
  rose,
  desert,
  whale,
  balloon,
  anchor,
  jungle,
  stars,
  contours,
  palms,
  volcano,
] as const;
