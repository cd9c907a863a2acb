/** The banner's text until the owner sets another one. */
export const BANNER_TEXT =
  'Fresh on our shelves: books that we would press into your hands. Order today, pay in cash when they arrive.';
