import type { Request } from 'express';

const HOST = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

/** `https://shop.example`, as the browser (or the trusted proxy) says; a made-up host counts as local. */
export const originOf = (req: Request): string =>
  `${req.protocol}://${HOST.test(req.host ?? '') ? req.host : 'localhost'}`;
