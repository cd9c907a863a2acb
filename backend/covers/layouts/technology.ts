import { globe, helix, orbits, rosette } from './technology-figures.ts';
import { engine, gears, propeller } from './technology-machines.ts';
import { boxes, circuit, punchCard, signals } from './technology-signals.ts';
import { bridge, lens, tower } from './technology-works.ts';

/** Line drawings of machines and circuits. */
export const TECHNOLOGY_LAYOUTS = [
  gears,
  circuit,
  tower,
  orbits,
  bridge,
  rosette,
  engine,
  signals,
  propeller,
  globe,
  lens,
  punchCard,
  helix,
  boxes,
] as const;
