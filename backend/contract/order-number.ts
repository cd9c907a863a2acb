/** Writes an order's number as people read it: 10042 becomes 'BS-10042'. */
export const formatOrderNumber = (number: number): string => `BS-${number}`;
