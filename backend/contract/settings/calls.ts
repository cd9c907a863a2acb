import { pageTextCalls } from './page-texts/calls.ts';
import { placeCalls } from './place/calls.ts';
import { shopCalls } from './shop/calls.ts';

export const settingsCalls = {
  shop: shopCalls,
  'page-texts': pageTextCalls,
  place: placeCalls,
};
