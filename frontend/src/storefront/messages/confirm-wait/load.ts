export const search = ['token', 'book', 'done', 'expired', 'full'];
