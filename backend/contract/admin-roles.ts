/** Owners may do everything; staff everything but settings, people and keys. */
export const ADMIN_ROLES = ['owner', 'staff'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Of an admin's second factor: 'required' if the shop requires one that they do not have yet. */
export const SECOND_FACTOR_STATES = ['on', 'off', 'required'] as const;
export type SecondFactorState = (typeof SECOND_FACTOR_STATES)[number];

/** Sent by the dashboard with calls that a page makes while nobody uses it: they do not prolong a session. */
export const UNATTENDED_HEADER = 'X-Unattended';
