import type { UserEvent } from '@testing-library/user-event';

/**
 * Enters a text into a field at once, as a browser's autofill does. For forms whose keys are not what a test is
 * about: `user.type` renders the page again for every key.
 */
export async function enter(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  if (text) await user.paste(text);
}
