/** Leaves the shop for another page, such as Stripe's. */
export const leaveFor = (url: string): void => window.location.assign(url);
