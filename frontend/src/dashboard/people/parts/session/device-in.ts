import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { peopleTexts } from '../../texts.ts';

/** Returns the browser and system that the server has recognized. */
export function deviceIn(texts: TextsOf<typeof peopleTexts>['security'], device: string): string {
  const [browser = '', system] = device.split(' on ');
  return texts.device(browser, system);
}
