const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars and cents with the thousands apart: '$12,345.60'. */
export const amount = (dollars: number) => exact.format(dollars);

const whole = new Intl.NumberFormat('en-US');

/** A count with the thousands apart: '12,345'. */
export const count = (number: number) => whole.format(number);
