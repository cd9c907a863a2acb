/** A full page load, because storefront and dashboard are separate apps with separate routers. */
export const openPage = (address: string) => window.location.assign(address);
