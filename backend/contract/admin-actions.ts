/** Every kind of change by an admin, as stored in the audit log. */
export const ADMIN_ACTIONS = [
  'book-created',
  'book-edited',
  'book-deleted',
  'stock-changed',
  'picture-uploaded',
  'order-moved',
  'shop-edited',
  'profile-edited',
  'password-changed',
  'session-ended',
  'all-signed-out',
  'admin-added',
  'admin-removed',
  'admin-unlocked',
  'shop-restored',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];
