/** The pages whose text the owner can write, by the last part of their address. */
export const TEXT_PAGES = ['about', 'shipping', 'privacy', 'terms'] as const;
export type TextPageId = (typeof TEXT_PAGES)[number];
