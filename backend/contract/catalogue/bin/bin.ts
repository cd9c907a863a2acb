/** How long a deleted book lies in the bin. */
export const BIN_DAYS = 30;
/** Books put back at once: one transaction. */
export const PUT_BACK_MAX = 200;
