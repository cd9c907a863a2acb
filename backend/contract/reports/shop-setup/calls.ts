import { type Calls, named } from '../../call.ts';
import { EditShopSetupBody } from '../../settings/shop/shop.schemas.ts';
import { DemoData, RemoveDemoBody, ShopSetup } from './shop-setup.schemas.ts';

named({ DemoData, EditShopSetupBody, RemoveDemoBody, ShopSetup });

export const shopSetupCalls = {
  'GET /api/admin/setup': {
    access: 'owner',
    summary: 'How far the shop is set up',
    reply: ShopSetup,
  },
  'PUT /api/admin/setup': {
    access: 'owner',
    summary: 'Hides the checklist of the overview, or shows it again',
    body: EditShopSetupBody,
    reply: ShopSetup,
  },
  'GET /api/admin/demo': {
    access: 'owner',
    summary: 'What of the demo can be taken away: unchanged books, and orders that only tried them',
    reply: DemoData,
  },
  'DELETE /api/admin/demo': {
    access: 'owner',
    summary: 'Takes the demo away; 409 if it is not what `GET /api/admin/demo` has said',
    body: RemoveDemoBody,
    reply: DemoData,
    errors: ['conflict'],
  },
} satisfies Calls;
