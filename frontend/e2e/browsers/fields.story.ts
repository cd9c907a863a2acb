import { expect } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { story } from './story.ts';
import type { Visitor } from './visitor.ts';

/** What can be seen of a page's fields; runs in the page. */
function looksOfFields() {
  const lookOf = (element: Element) => {
    const { appearance, backgroundColor, borderRadius } = getComputedStyle(element);
    const { height } = element.getBoundingClientRect();
    return { appearance, backgroundColor, borderRadius, height };
  };
  const [input] = document.querySelectorAll('main input:not([type="checkbox"], [type="file"])');
  return {
    input: input && { ...lookOf(input), appearance: 'none' },
    selects: [...document.querySelectorAll('main select')].map(lookOf),
  };
}

async function compareFields(visitor: Visitor): Promise<void> {
  await visitor.sees({ role: 'combobox', within: { role: 'main' } });
  const { input, selects } = await visitor.run(looksOfFields, undefined);
  expect(selects.length).toBeGreaterThan(0);
  for (const select of selects) expect(select).toEqual(input);
}

story('selects look like the fields beside them', async ({ visitor }) => {
  await signIn(visitor);
  await visitor.open('/dashboard/orders');
  await compareFields(visitor);
  await visitor.open('/dashboard/settings');
  await compareFields(visitor);
});
