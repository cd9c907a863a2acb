export const search = ['token', 'done'];
