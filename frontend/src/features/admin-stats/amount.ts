const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats dollars and cents with thousands separators: '$12,345.60'. */
export const amount = (dollars: number) => exact.format(dollars);

const whole = new Intl.NumberFormat('en-US');

/** Formats a count with thousands separators: '12,345'. */
export const count = (number: number) => whole.format(number);
