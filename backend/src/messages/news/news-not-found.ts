import { type AppError, notFound } from '../../platform/errors/errors.ts';

export const newsNotFound = (): AppError => notFound('There is no such news item.');
