/** Owners may do everything; staff everything but settings, people and keys. */
export const ADMIN_ROLES = ['owner', 'staff'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Sent by the dashboard with calls that a page makes while nobody uses it: they do not prolong a session. */
export const UNATTENDED_HEADER = 'X-Unattended';
