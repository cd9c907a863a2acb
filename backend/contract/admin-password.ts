/** Length of an admin's password, in characters. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
