/** Gives a field of a form another value, as if it had been typed. */
export function fillField(form: HTMLFormElement | null, name: string, value: string | boolean) {
  const control = form?.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  if (typeof value === 'string') control.value = value;
  else if ('checked' in control) control.checked = value;
}
