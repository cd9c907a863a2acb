/** How long an admin stays signed in. */
export const ADMIN_SESSION_SECONDS = 3600;
