import { PapersSettings } from '@book-store/contract/settings/papers/papers-settings.schemas';
import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { Settings } from './sections.ts';
import { editSection, readSection } from './settings-section.ts';

type PapersCalls = Pick<
  Implementation<typeof shopCalls>,
  'GET /api/admin/shop/papers' | 'PUT /api/admin/shop/papers'
>;

export const papersSettings = (): PapersCalls => ({
  'GET /api/admin/shop/papers': readSection(toView),
  'PUT /api/admin/shop/papers': editSection({
    section: 'papers',
    toView,
    view: PapersSettings,
    value: (body) => body,
  }),
});

const toView = ({ papers, versions }: Settings): PapersSettings => ({
  ...papers,
  version: versions.papers,
});
