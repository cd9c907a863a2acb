/** A picture that is drawn once and stored in several widths. */
export type Picture = {
  /** File name without extension. */
  name: string;
  width: number;
  height: number;
  /** The content of the `<svg>`. */
  draw: () => string;
};

/** Creates a cover of 720 x 1080 units. */
export function cover(name: string, draw: () => string): Picture {
  return { name, width: 720, height: 1080, draw };
}

/** Creates a news picture of 1600 x 900 units. */
export function newsPicture(name: string, draw: () => string): Picture {
  return { name, width: 1600, height: 900, draw };
}
