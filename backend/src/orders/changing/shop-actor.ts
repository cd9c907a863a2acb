/** Acts on an order where no person does. */
export const SHOP = { role: 'shop' } as const;
