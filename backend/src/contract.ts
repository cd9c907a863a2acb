/** Everything that the front end may import from the server: wire types, no values and no zod. */
export type * from './features/account/account.contract.ts';
export type * from './features/admin-session/admin-session.contract.ts';
export type * from './features/admin-stats/admin-stats.contract.ts';
export type * from './features/audit/audit.contract.ts';
export type * from './features/books/books.contract.ts';
export type * from './features/covers/covers.contract.ts';
export type * from './features/health/health.contract.ts';
export type * from './features/newsletter/newsletter.contract.ts';
export type * from './features/orders/admin-orders.contract.ts';
export type * from './features/orders/orders.contract.ts';
export type * from './features/outbox/outbox.contract.ts';
export type * from './features/shop-config/shop-config.contract.ts';
export type * from './shared/admin-change.ts';
export type { Problem } from './shared/contract-parts.ts';
export type { ErrorCode } from './shared/errors.ts';
