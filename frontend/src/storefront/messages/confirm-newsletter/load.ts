export const search = ['token', 'done', 'expired'];
