import type { Random } from './drawing/random.ts';
import type { Face } from './lettering/faces.ts';
import type { Palette } from './palettes.ts';

/** Where lettering stands. */
export type Place = {
  x: number;
  y: number;
  width: number;
  height: number;
  align: 'left' | 'center' | 'right';
  /** Which edge of the place the text keeps to. */
  from: 'top' | 'middle' | 'bottom';
  /** The colour behind it. */
  on: string;
  /** Its colour, if it is readable there. */
  color: string;
  /** The largest size of its letters. */
  max: number;
};

/** What a layout draws, on a sheet of 720 x 1080 units, and where it leaves room for lettering. */
export type Drawing = {
  /** Drawn over the palette's ground. */
  art: string;
  title: Place;
  author: Place;
  /** The middle of the publisher's mark. */
  mark: { x: number; y: number; color: string };
};

export type Sheet = { palette: Palette; random: Random };
export type Layout = (sheet: Sheet) => Drawing;
/** Draws the art of a layout whose lettering has its usual places. */
export type Draw = (sheet: Sheet) => string;

/** A genre's drawings and the faces of its lettering. */
export type Genre = {
  layouts: readonly [Layout, ...Layout[]];
  title: { face: Face; leading: number; capitals?: boolean };
  note: Face;
  author: { face: Face; tracking: number; capitals: boolean };
};
