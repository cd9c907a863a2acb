/** Pages reach so many items deep, as the server has it. */
const DEPTH_MAX = 10_000;

/** How many pages a list of books has. */
export const pageCount = (total: number, perPage: number): number =>
  Math.min(Math.ceil(total / perPage), DEPTH_MAX / perPage);
