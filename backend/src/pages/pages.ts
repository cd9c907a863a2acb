import type { Area } from '../platform/area.ts';

/** The storefront, as the server renders it; `main/app.ts` mounts it behind the API. */
export const pages: Area = { name: 'pages' };
