/** Loads a page anew: storefront and dashboard are two apps, and no router leads from one to the other. */
export const openPage = (address: string) => window.location.assign(address);
