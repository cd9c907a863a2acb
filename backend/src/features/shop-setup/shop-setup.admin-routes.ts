import {
  DemoData,
  EditShopSetupBody,
  RemoveDemoBody,
  ShopSetup,
} from '@book-store/contract/schemas/shop-setup';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import { writeShopSettings } from '../shop-settings/write-shop-settings.ts';
import { demoData, removeDemoData } from './demo-data.ts';
import { shopSetup } from './setup-steps.ts';

/** What is left to do until the shop is open, and taking the demo away. */
export const shopSetupRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/setup',
    access: 'admin',
    summary: 'How far the shop is set up',
    reply: ShopSetup,
    run: async () => ({ body: await shopSetup() }),
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/setup',
    summary: 'Hides the checklist of the overview, or shows it again',
    body: EditShopSetupBody,
    reply: ShopSetup,
    run: async ({ body: { dismissed } }) => {
      const before = await shopSetup();
      const values = { setupDismissed: dismissed };
      await writeShopSettings({ section: 'setup', values, toView: (now) => now });
      const change = {
        action: 'setup-dismissed' as const,
        subject: {},
        fields: [{ field: 'dismissed', from: before.dismissed, to: dismissed }],
      };
      return {
        body: { ...before, dismissed },
        change: before.dismissed === dismissed ? undefined : change,
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/demo',
    access: 'admin',
    summary: 'What of the demo can be taken away: unchanged books, and orders that only tried them',
    reply: DemoData,
    run: async () => ({ body: await demoData() }),
  }),
  changeRoute({
    method: 'delete',
    path: '/api/admin/demo',
    summary: 'Takes the demo away; 409 if it is not what `GET /api/admin/demo` has said',
    body: RemoveDemoBody,
    reply: DemoData,
    errors: ['conflict'],
    run: async ({ body }) => {
      const removed = await removeDemoData(body);
      const fields = Object.entries(removed)
        .filter(([, count]) => count > 0)
        .map(([field, from]) => ({ field, from, to: 0 }));
      return {
        body: await demoData(),
        change:
          fields.length > 0 ? { action: 'demo-removed' as const, subject: {}, fields } : undefined,
      };
    },
  }),
];
