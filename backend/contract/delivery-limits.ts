/** Limits of what the owner sets about delivery. */
export const DELIVERY_DAYS_MAX = 60;
export const ORDERABLE_DAYS_MAX = 365;
export const DELIVERY_NOTE_MAX = 300;
