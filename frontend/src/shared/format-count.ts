const number = new Intl.NumberFormat('en-US');

/** Returns a number of things as people read it: '1,866'. */
export const formatCount = (count: number): string => number.format(count);
