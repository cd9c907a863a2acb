/**
 * A part of the early script, which is there long before the shop's: keeps presses on buttons and forms that do
 * nothing yet, shows that they wait, and repeats them once the shop has taken over the page. What was
 * typed, chosen or ticked meanwhile it fills in again, as React would not notice it or even clear it.
 */
type Pressed = HTMLButtonElement | HTMLFormElement;
type Field = HTMLInputElement | HTMLSelectElement;

const waiting = new Set<Pressed>();
const typed = new Map<HTMLInputElement, string>();
const chosen = new Map<Field, string | boolean>();

function keep(event: Event, pressed: Pressed | null | undefined) {
  if (!pressed) return;
  event.preventDefault();
  waiting.add(pressed);
  pressed.setAttribute('aria-busy', 'true');
}

function onClick(event: Event) {
  const { target } = event;
  if (target instanceof Element)
    keep(event, target.closest<HTMLButtonElement>('button.needs-script, .needs-script button'));
}

function onSubmit(event: Event) {
  const { target } = event;
  if (target instanceof HTMLFormElement && target.matches('.needs-script')) keep(event, target);
}

function onInput({ target }: Event) {
  if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  else if (!(target instanceof HTMLInputElement)) return;
  else if (target.type === 'checkbox') chosen.set(target, target.checked);
  else typed.set(target, target.value);
}

/** Makes React hydrate the field's part of the page. */
const wake = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }));

function typeAgain(field: HTMLInputElement, value: string) {
  wake(field);
  // React tracks the field's `value` property, and ignores a value equal to the tracked one.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Suggestions should open only where the user is still typing.
  if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function chooseAgain(field: Field, value: string | boolean) {
  wake(field);
  if (field instanceof HTMLInputElement) {
    field.checked = !value;
    field.click();
  } else {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function repeat() {
  for (const [field, value] of typed) typeAgain(field, value);
  for (const pressed of waiting) {
    pressed.removeAttribute('aria-busy');
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  }
  // Last, because filters may replace the books whose buttons were pressed.
  for (const [field, value] of chosen) chooseAgain(field, value);
  for (const kept of [typed, waiting, chosen]) kept.clear();
}

document.addEventListener('click', onClick);
document.addEventListener('submit', onSubmit);
document.addEventListener('input', onInput);
document.addEventListener(
  'shop-takes-over',
  () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('input', onInput);
  },
  { once: true },
);
document.addEventListener('shop-ready', repeat, { once: true });
