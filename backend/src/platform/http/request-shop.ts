import type { RequestHandler, Response } from 'express';
import type { CurrentShop, Shop } from '../shop.ts';

/** Gives each request the shop as of its start. */
export const keepShop =
  (currentShop: CurrentShop): RequestHandler =>
  (_req, res, next) => {
    res.locals.shop = currentShop();
    next();
  };

/** Returns the shop as of the start of the request. */
export const shopOf = (res: Response): Shop => res.locals.shop;
